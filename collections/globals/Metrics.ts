import { label } from '../fields/basic';
import { metricHosts, validMetrics } from '../fields/metrics';
import { siteGlobal } from './site-global';

export const Metrics = siteGlobal({
  slug: 'metrics',
  label: label('Statistika skriptlari', 'Скрипты статистики', 'Metric scripts'),
  fields: [
    metricHosts,
    {
      name: 'scripts',
      // Not a field of code: its editor is fetched from another host, which the admin may not ask.
      type: 'textarea',
      admin: { rows: 12 },
      validate: validMetrics,
      label: label('Skriptlar', 'Скрипты', 'Scripts'),
    },
    {
      name: 'consent',
      type: 'checkbox',
      defaultValue: false,
      label: label('Rozilik kutilsin', 'Ждать согласия', 'Wait for consent'),
      admin: {
        description: label(
          'Skriptlar tashrif buyuruvchi cookie xabarini qabul qilgandan keyin ishga tushadi. Cookie xabari koʻrsatilmasa, ular umuman ishga tushmaydi.',
          'Скрипты запускаются, когда посетитель примет уведомление о cookie. Если уведомление не показывается, они не запустятся никогда.',
          'The scripts run once the visitor has accepted the cookie notice. If the notice is not shown, they never run.',
        ),
      },
    },
  ],
});
