import type { GenericTranslationsObject } from '@payloadcms/translations';

/** Words of the text editor and of the SEO and redirects plugins, for `i18n.translations.uz`. */
export const uzExtra: GenericTranslationsObject = {
  lexical: {
    general: {
      placeholder: 'Yozishni boshlang yoki buyruqlar uchun “/” belgisini bosing…',
      slashMenuBasicGroupLabel: 'Asosiy',
      slashMenuListGroupLabel: 'Roʻyxatlar',
      toolbarItemsActive: '{{count}} ta faol',
    },
    align: {
      alignCenterLabel: 'Markazga tekislash',
      alignJustifyLabel: 'Eniga tekislash',
      alignLeftLabel: 'Chapga tekislash',
      alignRightLabel: 'Oʻngga tekislash',
    },
    blockquote: {
      label: 'Iqtibos',
    },
    blocks: {
      inlineBlocks: {
        create: '{{label}} yaratish',
        edit: '{{label}}ni tahrirlash',
        label: 'Matn ichidagi bloklar',
        remove: '{{label}}ni olib tashlash',
      },
      label: 'Bloklar',
    },
    checklist: {
      label: 'Belgilanadigan roʻyxat',
    },
    heading: {
      label: 'Sarlavha {{headingLevel}}',
    },
    horizontalRule: {
      label: 'Gorizontal chiziq',
    },
    indent: {
      decreaseLabel: 'Chekinishni kamaytirish',
      increaseLabel: 'Chekinishni oshirish',
    },
    link: {
      label: 'Havola',
      loadingWithEllipsis: 'Yuklanmoqda…',
    },
    orderedList: {
      label: 'Raqamlangan roʻyxat',
    },
    paragraph: {
      label: 'Abzas',
      label2: 'Oddiy matn',
    },
    relationship: {
      label: 'Bogʻlanish',
    },
    textState: {
      defaultStyle: 'Odatiy uslub',
    },
    unorderedList: {
      label: 'Nuqtali roʻyxat',
    },
    upload: {
      label: 'Fayl',
    },
  },
  'plugin-seo': {
    almostThere: 'Oz qoldi',
    autoGenerate: 'Avtomatik toʻldirish',
    bestPractices: 'tavsiyalar',
    characterCount: '{{current}}/{{minLength}}-{{maxLength}} belgi, ',
    charactersLeftOver: '{{characters}} ta qoldi',
    charactersToGo: 'yana {{characters}} ta',
    charactersTooMany: '{{characters}} ta ortiq',
    checksPassing: 'Tekshiruvdan oʻtdi: {{current}}/{{max}}',
    good: 'Yaxshi',
    imageAutoGenerationTip: 'Avtomatik toʻldirishda tanlangan asosiy rasm olinadi.',
    lengthTipDescription:
      '{{minLength}} tadan {{maxLength}} tagacha belgi boʻlishi kerak. Yaxshi metatavsif yozish boʻyicha: ',
    lengthTipTitle:
      '{{minLength}} tadan {{maxLength}} tagacha belgi boʻlishi kerak. Yaxshi metasarlavha yozish boʻyicha: ',
    missing: 'Kiritilmagan',
    noImage: 'Rasm yoʻq',
    preview: 'Oldindan koʻrish',
    previewDescription:
      'Qidiruv natijasining aniq koʻrinishi mazmun va soʻrovga mosligiga qarab farq qilishi mumkin.',
    tooLong: 'Juda uzun',
    tooShort: 'Juda qisqa',
  },
  'plugin-redirects': {
    customUrl: 'Boshqa URL manzil',
    documentToRedirect: 'Qaysi hujjatga yoʻnaltiriladi',
    fromUrl: 'Eski URL manzil',
    internalLink: 'Ichki havola',
    redirectType: 'Yoʻnaltirish turi',
    toUrlType: 'Yangi manzil turi',
  },
};
