/**
 * Constants and limits, under their own names. Sizes in
 * CSS pixels, durations in milliseconds. styles/_tools.scss repeats the two breakpoints for Sass.
 */

/** Shops, cafes and restaurants, duty free. */
export const CARDS_A_PAGE = 9;
/** Press releases and search results. */
export const RESULTS_A_PAGE = 8;
export const SUGGESTIONS_SHOWN = 5;
/** Flights that a page shows: a board or a timetable of more has further pages. */
export const FLIGHTS_A_PAGE = 300;
export const PLACEHOLDERS_FIRST = 8;
export const PLACEHOLDERS_MORE = 9;
export const MAIN_FLIGHTS_SHOWN = 4;

export const BREAKPOINT_MD = 640;
export const BREAKPOINT_LG = 990;

/** The board asks again this often while its page is visible. */
export const FLIGHTS_REFRESH_MS = 30_000;
/** Every page asks again this often whether a disruption is announced. */
export const NOTICE_REFRESH_MS = 60_000;
/** Flights that could not be renewed for this long are shown no more: a gate may have changed. */
export const FLIGHTS_WITHDRAWN_MS = 30 * 60_000;

/** A departure's gate is announced so long before it leaves, as the page for departing passengers says. */
export const GATE_ANNOUNCED_BEFORE_MS = 50 * 60_000;

/** Site time is UTC+5 all year. */
export const AIRPORT_OFFSET_MS = 18_000_000;
export const CLOCK_REFRESH_MS = 1000;

/** A submenu with more entries stands in two columns. */
export const SUBMENU_ONE_COLUMN = 10;
/** A pointer that only crosses an item of the menu does not open its submenu. */
export const MENU_HOVER_INTENT_MS = 120;

export const SEARCH_DEBOUNCE_MS = 600;
/** Letters typed on a select within this time are one word. */
export const TYPE_AHEAD_MS = 500;
/** Resize and reinit. */
export const RESIZE_DEBOUNCE_MS = 300;

/** Loading shows its indicator only when it takes longer. */
export const PROGRESS_DELAY_MS = 200;
export const PROGRESS_CAP_PERCENT = 100;

/** The accessibility panel closes when it was dragged down further than this. */
export const PANEL_DRAG_CLOSE_PX = 50;

export const HASH_OFFSET_PX = 100;
export const HASH_RETRIES = 50;
export const HASH_RETRY_MS = 100;

/** Smooth scroll is off on narrower phones and tablets. */
export const SMOOTH_SCROLL_PHONE_PX = 768;
export const SMOOTH_SCROLL_TABLET_PX = 1024;
/** A touch screen whose short side is at least this is a tablet, else a phone. */
export const TABLET_SHORT_SIDE_PX = 600;

export const CHUNK_RELOAD_THROTTLE_MS = 60_000;
export const PREFETCH_IDLE_TIMEOUT_MS = 2000;

export const PRELOADER_DELAY_MS = 500;
export const PRELOADER_DURATION_MS = 1000;
export const PRELOADER_CLIP_FROM_PERCENT = 100;
export const PRELOADER_CLIP_TO_PERCENT = 18;
export const PRELOADER_FADE_DELAY_MS = 500;
export const PRELOADER_FADE_MS = 1000;

export const ANIMATION_THRESHOLD = 0.05;
export const ANIMATION_STAGGER_MS = 100;

export const ROUTE_LINE_WIDTH = 1920;
export const ROUTE_LINE_HEIGHT = 440;
export const ROUTE_LINE_FRAMES = 125;
export const ROUTE_LINE_FPS = 25;

export const PLAN_WIDTH = 1118;
export const PLAN_HEIGHT = 571;
export const PLAN_WIDTH_FLOOR_3 = 1120;
export const SERVICE_ICON_SIZE = 16;

/** Local storage: the choices of the accessibility panel. */
export const FONT_SIZE_KEY = 'font_size';
export const COLOR_SCHEME_KEY = 'color_scheme';
export const DISPLAY_IMAGES_KEY = 'display_images';
export const LETTER_SPACING_KEY = 'letter_spacing';
export const LINE_SPACING_KEY = 'line_spacing';

/** Cookie: the alphabet that Uzbek is read in, where that is not the Latin one; the server knows it before it answers. */
export const ALPHABET_COOKIE = 'alphabet';
export const ALPHABET_KEPT_SECONDS = 31_536_000;

/** Session storage: whether the preloader has played, and when a lost chunk last reloaded the page. */
export const PRELOADER_KEY = 'preloader';
export const PRELOADER_PLAYED = 'initialize';
export const CHUNK_RELOAD_KEY = 'chunk_reload_at';

/** Local storage: until when the cookie notice stays away, in milliseconds since 1970. */
export const COOKIES_ACCEPTED_KEY = 'cookies_accepted_until';

/** Local storage: the notice of a disruption that was closed, and when it last changed. */
export const DISRUPTION_CLOSED_KEY = 'disruption_closed';

/** The contact form's limits in characters, and how many messages one address may send in a time. */
export const CONTACT_NAME_LONGEST = 100;
export const CONTACT_EMAIL_LONGEST = 254;
export const CONTACT_MESSAGE_LONGEST = 4000;
export const CONTACT_BODY_LONGEST = 32_768;
export const CONTACT_MESSAGES_ALLOWED = 5;
export const CONTACT_WINDOW_MS = 600_000;
export const CONTACT_KEPT_DAYS = 365;

/** How many unknown API keys one address may try in a time, and how often a key's use is noted. */
export const API_KEY_GUESSES_ALLOWED = 10;
export const API_KEY_GUESSES_WINDOW_MS = 600_000;
export const API_KEY_USE_NOTED_MS = 60_000;

/** For how long the audit trail keeps what was done. */
export const AUDIT_KEPT_DAYS = 365;

/** How long a row of a list that changes by itself takes to its new place. */
export const LIST_MOVE_MS = 300;

/** How long the code of a page that lives waits for the first paint at most. */
export const LATE_SCRIPTS_MOST_MS = 2000;

/** So many of its files are asked for in one task. */
export const LATE_SCRIPTS_AT_ONCE = 4;

/** An open page that nobody touched loads its code after this time. */
export const UNTOUCHED_PAGE_MS = 60_000;

/** On an element of a page that changes by itself: its code is loaded at once. */
export const LIVE_ATTRIBUTE = 'data-live';

/** On a link that opens something on its page where scripts run. */
export const OPENS_ATTRIBUTE = 'data-opens-here';

/** Sent to the window when React has taken over the page. */
export const TAKEN_OVER_EVENT = 'takenover';

/** Of an address: the thing whose answer is opened, such as `?item=Power+bank`. */
export const ITEM_PARAM = 'item';
