import { metricHosts, validMetrics } from '../fields/metrics';
import { siteGlobal } from './site-global';

export const Metrics = siteGlobal({
  slug: 'metrics',
  label: { uz: 'Statistika skriptlari', ru: 'Скрипты метрики', en: 'Metric scripts' },
  fields: [
    metricHosts,
    {
      name: 'scripts',
      // Not a field of code: its editor is fetched from another host, which the admin may not ask.
      type: 'textarea',
      admin: { rows: 12 },
      validate: validMetrics,
      label: { uz: 'Skriptlar', ru: 'Скрипты', en: 'Scripts' },
    },
    {
      name: 'consent',
      type: 'checkbox',
      defaultValue: false,
      label: {
        uz: 'Rozilik kutilsin',
        ru: 'Ждать согласия',
        en: 'Wait for consent',
      },
      admin: {
        description: {
          uz: 'Skriptlar tashrif buyuruvchi cookie xabarini qabul qilgandan keyin ishga tushadi. Cookie xabari koʻrsatilmasa, ular umuman ishga tushmaydi.',
          ru: 'Скрипты запускаются, когда посетитель примет уведомление о cookie. Если уведомление не показывается, они не запустятся никогда.',
          en: 'The scripts run once the visitor has accepted the cookie notice. If the notice is not shown, they never run.',
        },
      },
    },
  ],
});
