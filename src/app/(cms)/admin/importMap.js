import { EmptySectionNote as EmptySectionNote_af36232f588d736a67c9887d83874d85 } from '@/studio/editor/EmptySectionNote'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { FieldFocus as FieldFocus_24d60aa98e1723aeb8ebc8c24d3bc9bc } from '@/studio/editor/FieldFocus'
import { PublishPage as PublishPage_d67028668b8cfc891110a11e1c3af564 } from '@/studio/editor/PublishPage'
import { HistoryView as HistoryView_df75443442284ee7fceac07ceb140382 } from '@/cms/audit/admin/HistoryView'
import { CurrentPassword as CurrentPassword_f3cbac10a493a48d39f97c9efaf81fdb } from '@/cms/accounts/admin/CurrentPassword'
import { Security as Security_7b13ae1f89f0329b4b80f37f949b8a50 } from '@/cms/accounts/admin/Security'
import { RevokeKey as RevokeKey_dfbcc3da055454ffe0dc60cc0777b316 } from '@/cms/api-keys/admin/RevokeKey'
import { SaveKey as SaveKey_b0f7cb40b87ba3dd488624448f756ff9 } from '@/cms/api-keys/admin/SaveKey'
import { ActorCell as ActorCell_fb84675e1758cedef7e4fb6b707a2a67 } from '@/cms/audit/admin/cells'
import { DocumentCell as DocumentCell_fb84675e1758cedef7e4fb6b707a2a67 } from '@/cms/audit/admin/cells'
import { LanguagesCell as LanguagesCell_fb84675e1758cedef7e4fb6b707a2a67 } from '@/cms/audit/admin/cells'
import { DetailCell as DetailCell_fb84675e1758cedef7e4fb6b707a2a67 } from '@/cms/audit/admin/cells'
import { ExportLinks as ExportLinks_a0c334636839c8538e8f8f218a3db132 } from '@/cms/audit/admin/ExportLinks'
import { DashboardProgress as DashboardProgress_5576d98e9a8acbccb8eb4fcb4839ac2a } from '@/studio/dashboard/DashboardProgress'
import { NavLinks as NavLinks_9827a9129e1e724b6021af589c62ff0b } from '@/studio/dashboard/NavLinks'
import { PreferUzbek as PreferUzbek_bd4a270869e083e7a9e2cf6a506c20fd } from '@/cms/language/PreferUzbek'
import { UzbekDates as UzbekDates_8360a6c9b7aab022d2ce5411fb9bd149 } from '@/cms/language/UzbekDates'
import { LoginView as LoginView_d82c448544f38fc34de48aa096cafbeb } from '@/cms/accounts/admin/LoginView'
import { TranslationsView as TranslationsView_8822dfb1a54d9c5abcf9bc341f4d0afe } from '@/studio/translations/TranslationsView'
import { ExchangeView as ExchangeView_e66b64a7f8459c0f23ea9aaa5a32ca67 } from '@/studio/exchange/admin/ExchangeView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/studio/editor/EmptySectionNote#EmptySectionNote": EmptySectionNote_af36232f588d736a67c9887d83874d85,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/studio/editor/FieldFocus#FieldFocus": FieldFocus_24d60aa98e1723aeb8ebc8c24d3bc9bc,
  "/src/studio/editor/PublishPage#PublishPage": PublishPage_d67028668b8cfc891110a11e1c3af564,
  "/src/cms/audit/admin/HistoryView#HistoryView": HistoryView_df75443442284ee7fceac07ceb140382,
  "/src/cms/accounts/admin/CurrentPassword#CurrentPassword": CurrentPassword_f3cbac10a493a48d39f97c9efaf81fdb,
  "/src/cms/accounts/admin/Security#Security": Security_7b13ae1f89f0329b4b80f37f949b8a50,
  "/src/cms/api-keys/admin/RevokeKey#RevokeKey": RevokeKey_dfbcc3da055454ffe0dc60cc0777b316,
  "/src/cms/api-keys/admin/SaveKey#SaveKey": SaveKey_b0f7cb40b87ba3dd488624448f756ff9,
  "/src/cms/audit/admin/cells#ActorCell": ActorCell_fb84675e1758cedef7e4fb6b707a2a67,
  "/src/cms/audit/admin/cells#DocumentCell": DocumentCell_fb84675e1758cedef7e4fb6b707a2a67,
  "/src/cms/audit/admin/cells#LanguagesCell": LanguagesCell_fb84675e1758cedef7e4fb6b707a2a67,
  "/src/cms/audit/admin/cells#DetailCell": DetailCell_fb84675e1758cedef7e4fb6b707a2a67,
  "/src/cms/audit/admin/ExportLinks#ExportLinks": ExportLinks_a0c334636839c8538e8f8f218a3db132,
  "/src/studio/dashboard/DashboardProgress#DashboardProgress": DashboardProgress_5576d98e9a8acbccb8eb4fcb4839ac2a,
  "/src/studio/dashboard/NavLinks#NavLinks": NavLinks_9827a9129e1e724b6021af589c62ff0b,
  "/src/cms/language/PreferUzbek#PreferUzbek": PreferUzbek_bd4a270869e083e7a9e2cf6a506c20fd,
  "/src/cms/language/UzbekDates#UzbekDates": UzbekDates_8360a6c9b7aab022d2ce5411fb9bd149,
  "/src/cms/accounts/admin/LoginView#LoginView": LoginView_d82c448544f38fc34de48aa096cafbeb,
  "/src/studio/translations/TranslationsView#TranslationsView": TranslationsView_8822dfb1a54d9c5abcf9bc341f4d0afe,
  "/src/studio/exchange/admin/ExchangeView#ExchangeView": ExchangeView_e66b64a7f8459c0f23ea9aaa5a32ca67,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
