import type { Field, TextareaFieldValidation, TextFieldManyValidation } from 'payload';
import { env } from '../../src/env';
import { isHostName } from '../../src/lib/host-name';
import { metricHosts as hostsIn } from '../../src/features/analytics/metric-scripts';
import { say } from '../../src/cms/admin-words/say';
import { label } from './basic';

/** Demands names of hosts, and names the first that is none. */
export const validHosts: TextFieldManyValidation = (hosts, { req }) => {
  const wrong = (hosts ?? []).find((host) => !isHostName(host));
  return wrong === undefined || say(req, 'hostName', { value: wrong });
};

/** Demands that metric scripts name no host but those that an administrator allowed. */
export const validMetrics: TextareaFieldValidation = (scripts, { siblingData, req }) => {
  const { hosts } = siblingData as { hosts?: string[] | null };
  const allowed = [...(hosts ?? []), ...env().METRIC_HOSTS];
  const others = hostsIn(scripts ?? '').filter((host) => !allowed.includes(host));
  return others.length === 0 || say(req, 'metricHosts', { hosts: others.join(', ') });
};

/** The hosts that metric scripts may come from and tell: an administrator's decision. */
export const metricHosts: Field = {
  name: 'hosts',
  type: 'text',
  hasMany: true,
  maxRows: 30,
  validate: validHosts,
  label: label('Ruxsat berilgan serverlar', 'Разрешенные серверы', 'Allowed hosts'),
  admin: {
    placeholder: label(
      'Server nomi, soʻng Enter',
      'Имя сервера и Enter',
      'Name of a host, then Enter',
    ),
    description: label(
      'Skriptlar faqat shu serverlardan yuklanadi va faqat ularga maʼlumot yuboradi, masalan mc.yandex.ru. Roʻyxatni faqat administrator oʻzgartiradi.',
      'Скрипты загружаются только с этих серверов и только им отправляют данные, например mc.yandex.ru. Список меняет только администратор.',
      'Scripts load only from these hosts, such as mc.yandex.ru, and send data only to them. Only an administrator can change the list.',
    ),
  },
};
