// Written by tools/edge-queries.ts.
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  '/airport/scheme/': ['floor', 'kinds', 'place', 'search', 'side'],
  '/flight-board/': ['date', 'direction', 'search', 'start'],
  '/press-center/press-releases/': ['search', 'shown', 'type'],
  '/search/': ['search', 'shown', 'sort'],
  '/seasonal-schedule/': ['city', 'date', 'direction', 'start', 'type'],
  '/how-to-get-there/': ['from', 'at'],
  '/services/business-halls/': ['tab'],
  '/services/shops/': ['area', 'category', 'floor', 'search', 'shown', 'type'],
  '/services/cafes-and-restaurants/': ['area', 'category', 'floor', 'search', 'shown', 'type'],
  '/services/duty-free/': ['area', 'category', 'floor', 'search', 'shown', 'type'],
};
