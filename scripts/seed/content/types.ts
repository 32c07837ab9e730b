export type Localized = { uz: string; ru: string; en: string };
