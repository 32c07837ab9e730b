// Written by tools/edge-queries.ts: what pages without language and calls read of a query.
const queryNames = {
  pages: {
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
  },
  calls: [
    'area',
    'category',
    'city',
    'date',
    'direction',
    'floor',
    'lang',
    'limit',
    'offset',
    'search',
    'sort',
    'type',
  ],
};

export default queryNames;
