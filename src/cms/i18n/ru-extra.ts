import type { GenericTranslationsObject } from '@payloadcms/translations';

/**
 * Russian words for `i18n.translations.ru`: those that the redirects plugin lacks, and corrections
 * where Payload's lost a parameter, a space or a spelling. The text editor's words cannot be
 * corrected here, its own come last.
 */
export const ruExtra: GenericTranslationsObject = {
  authentication: {
    generatingNewAPIKeyWillInvalidate:
      'Новый API-ключ сделает прежний <1>недействительным</1>. Продолжить?',
  },
  fields: {
    itemsAndMore: '{{items}} и еще {{count}}',
  },
  general: {
    dark: 'Темная',
    filterWhere: '{{label}}: условия отбора',
    noLabel: '<Нет: {{label}}>',
    searchBy: 'Поиск: {{label}}',
  },
  validation: {
    username:
      'Введите правильное имя пользователя. В нем могут быть буквы, цифры, дефисы, точки и подчеркивания.',
    validUploadID: 'Это не идентификатор загруженного файла.',
  },
  'plugin-seo': {
    lengthTipDescription:
      'От {{minLength}} до {{maxLength}} символов. Как писать хорошие метаописания: ',
    lengthTipTitle:
      'От {{minLength}} до {{maxLength}} символов. Как писать хорошие метазаголовки: ',
  },
  'plugin-redirects': {
    customUrl: 'Другой URL',
    documentToRedirect: 'На какой документ перенаправлять',
    fromUrl: 'Старый URL',
    internalLink: 'Внутренняя ссылка',
    redirectType: 'Тип перенаправления',
    toUrlType: 'Тип нового адреса',
  },
};
