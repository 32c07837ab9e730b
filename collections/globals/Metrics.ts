import { siteGlobal } from './site-global';

export const Metrics = siteGlobal({
  slug: 'metrics',
  label: { uz: 'Statistika skriptlari', ru: 'Скрипты метрики', en: 'Metric scripts' },
  fields: [
    {
      name: 'scripts',
      type: 'code',
      admin: { language: 'html' },
      label: { uz: 'Skriptlar', ru: 'Скрипты', en: 'Scripts' },
    },
  ],
});
