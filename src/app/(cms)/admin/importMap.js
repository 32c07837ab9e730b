import { TextFindings as TextFindings_353b29bfa2e8b26a4e5ce7879404cbb3 } from '../../../../src/cms/text-checks/TextFindings'
import { EmptySectionNote as EmptySectionNote_5dea9eef359c1f4b78859e580cf63c4d } from '../../../../src/studio/edit-form/EmptySectionNote'
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
import { RowTitle as RowTitle_82e48d949e8e173529f9182a7e30e9f0 } from '../../../../src/studio/edit-form/RowTitle'
import { LinkField as LinkField_f6ac80b3241e363c84da6aa4e401b645 } from '../../../../src/studio/edit-form/LinkField'
import { IconField as IconField_8cc9b6fe98f7e6f7604ed1d536911e32 } from '../../../../src/cms/picker-fields/IconField'
import { SharedValueNote as SharedValueNote_33ffe045e44f4ff967410262d17de7f0 } from '../../../../src/cms/picker-fields/SharedValueNote'
import { AreaField as AreaField_8545203b21af8d4f9fa0935c7dfa2c23 } from '../../../../src/cms/picker-fields/AreaField'
import { DayCell as DayCell_438557def33dea57f3897579e66be9bf } from '../../../../src/cms/date-fields/DayCell'
import { DayField as DayField_ca4edc9750919629245c746a053e9194 } from '../../../../src/cms/date-fields/DayField'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MomentCell as MomentCell_2540c924cbc06b57e65ea21c372d3b14 } from '../../../../src/cms/date-fields/MomentCell'
import { LastModified as LastModified_7d678a8cba00379112a3c62f895c5270 } from '../../../../src/studio/edit-form/LastModified'
import { FieldFocus as FieldFocus_cd513ee87ebfb36386c8569688c8fce8 } from '../../../../src/studio/edit-form/FieldFocus'
import { Saving as Saving_6a58bc58309f4267b9974b33cc8eb4a0 } from '../../../../src/studio/edit-form/saving/Saving'
import { PublishDocument as PublishDocument_e8668e9515a4d797e628a2104f69cf41 } from '../../../../src/studio/edit-form/PublishDocument'
import { HistoryView as HistoryView_b516c770dc1d041cc7c49e093aa61240 } from '../../../../src/cms/audit/admin/HistoryView'
import { CreateView as CreateView_93a9330551b2ffafa3719f9ecdd5b1f0 } from '../../../../src/studio/new-document/CreateView'
import { SaveDocument as SaveDocument_9b13c5c456d327ac86d8899ecff57f45 } from '../../../../src/studio/edit-form/SaveDocument'
import { FlightField as FlightField_6d00224d468a359332e2b13cb64cb579 } from '../../../../src/cms/picker-fields/FlightField'
import { MomentField as MomentField_6fc14da18a1a0b34f9333c17ff8e99c3 } from '../../../../src/cms/date-fields/MomentField'
import { MakeSynonym as MakeSynonym_0c440d30e56eef8fe970031cf7c5987f } from '../../../../src/cms/search-words/MakeSynonym'
import { MakeSynonymOfDocument as MakeSynonymOfDocument_0c440d30e56eef8fe970031cf7c5987f } from '../../../../src/cms/search-words/MakeSynonym'
import { CurrentPassword as CurrentPassword_abc2c06eb01915f186420f2001b5657e } from '../../../../src/cms/accounts/admin/CurrentPassword'
import { Security as Security_5b7920d718c394313921b76169178f78 } from '../../../../src/cms/accounts/admin/Security'
import { RevokeKey as RevokeKey_abf5093e548551bd503507c927a4a642 } from '../../../../src/cms/api-keys/admin/RevokeKey'
import { SaveKey as SaveKey_e1d2f83c58ed0a30f4ed214395f3e3d0 } from '../../../../src/cms/api-keys/admin/SaveKey'
import { ActorCell as ActorCell_714d0f4464c86280fd90df5c874e7065 } from '../../../../src/cms/audit/admin/cells'
import { DocumentCell as DocumentCell_714d0f4464c86280fd90df5c874e7065 } from '../../../../src/cms/audit/admin/cells'
import { LanguagesCell as LanguagesCell_714d0f4464c86280fd90df5c874e7065 } from '../../../../src/cms/audit/admin/cells'
import { DetailCell as DetailCell_714d0f4464c86280fd90df5c874e7065 } from '../../../../src/cms/audit/admin/cells'
import { ExportLinks as ExportLinks_41ceb7574ee2cc1dff76dc2e1d59a994 } from '../../../../src/cms/audit/admin/ExportLinks'
import { OriginNote as OriginNote_3024d0b58bfd6c048984612258645877 } from '../../../../src/cms/admin-ui/OriginNote'
import { BrandIcon as BrandIcon_18cde2218bf601ed641cfc8dd845ba34 } from '../../../../src/cms/admin-branding/Brand'
import { BrandLogo as BrandLogo_18cde2218bf601ed641cfc8dd845ba34 } from '../../../../src/cms/admin-branding/Brand'
import { DashboardProgress as DashboardProgress_6515ff57023b3b69f80afd5532b30d6b } from '../../../../src/studio/dashboard/DashboardProgress'
import { NavLinks as NavLinks_2066c1af7f1f75904af0404f9b5e6f0a } from '../../../../src/studio/dashboard/NavLinks'
import { PreferUzbek as PreferUzbek_3be13a495601b42c02a9a27f7a1650ff } from '../../../../src/cms/admin-language/PreferUzbek'
import { AdminDates as AdminDates_e2ebeb1d0c1e1c9b9eec9cf921f5f6aa } from '../../../../src/cms/admin-language/AdminDates'
import { EditorLabels as EditorLabels_b82ede9ae62ed8a7116c987849af9d28 } from '../../../../src/cms/admin-language/EditorLabels'
import { SessionKeeper as SessionKeeper_8b1abe6cdb9bd1189ba9d4533b419eb1 } from '../../../../src/cms/accounts/admin/SessionKeeper'
import { LoginView as LoginView_e1fc3540a4fdc7612205f6fb63e755f3 } from '../../../../src/cms/accounts/admin/LoginView'
import { TranslationsView as TranslationsView_4e56a7cb963a6b02c06e6fa79474288b } from '../../../../src/studio/translations/TranslationsView'
import { OperationsView as OperationsView_96583274f198efc423c18ddb0cabea97 } from '../../../../src/studio/operations-desk/OperationsView'
import { DisruptionView as DisruptionView_6ac5c77801aec825f898c78a4036dd60 } from '../../../../src/studio/disruption-desk/DisruptionView'
import { ExchangeView as ExchangeView_f0b90ec4b43c1d5006dc43668e6f154d } from '../../../../src/studio/translation-files/admin/ExchangeView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/cms/text-checks/TextFindings#TextFindings": TextFindings_353b29bfa2e8b26a4e5ce7879404cbb3,
  "/src/studio/edit-form/EmptySectionNote#EmptySectionNote": EmptySectionNote_5dea9eef359c1f4b78859e580cf63c4d,
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
  "/src/studio/edit-form/RowTitle#RowTitle": RowTitle_82e48d949e8e173529f9182a7e30e9f0,
  "/src/studio/edit-form/LinkField#LinkField": LinkField_f6ac80b3241e363c84da6aa4e401b645,
  "/src/cms/picker-fields/IconField#IconField": IconField_8cc9b6fe98f7e6f7604ed1d536911e32,
  "/src/cms/picker-fields/SharedValueNote#SharedValueNote": SharedValueNote_33ffe045e44f4ff967410262d17de7f0,
  "/src/cms/picker-fields/AreaField#AreaField": AreaField_8545203b21af8d4f9fa0935c7dfa2c23,
  "/src/cms/date-fields/DayCell#DayCell": DayCell_438557def33dea57f3897579e66be9bf,
  "/src/cms/date-fields/DayField#DayField": DayField_ca4edc9750919629245c746a053e9194,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/cms/date-fields/MomentCell#MomentCell": MomentCell_2540c924cbc06b57e65ea21c372d3b14,
  "/src/studio/edit-form/LastModified#LastModified": LastModified_7d678a8cba00379112a3c62f895c5270,
  "/src/studio/edit-form/FieldFocus#FieldFocus": FieldFocus_cd513ee87ebfb36386c8569688c8fce8,
  "/src/studio/edit-form/saving/Saving#Saving": Saving_6a58bc58309f4267b9974b33cc8eb4a0,
  "/src/studio/edit-form/PublishDocument#PublishDocument": PublishDocument_e8668e9515a4d797e628a2104f69cf41,
  "/src/cms/audit/admin/HistoryView#HistoryView": HistoryView_b516c770dc1d041cc7c49e093aa61240,
  "/src/studio/new-document/CreateView#CreateView": CreateView_93a9330551b2ffafa3719f9ecdd5b1f0,
  "/src/studio/edit-form/SaveDocument#SaveDocument": SaveDocument_9b13c5c456d327ac86d8899ecff57f45,
  "/src/cms/picker-fields/FlightField#FlightField": FlightField_6d00224d468a359332e2b13cb64cb579,
  "/src/cms/date-fields/MomentField#MomentField": MomentField_6fc14da18a1a0b34f9333c17ff8e99c3,
  "/src/cms/search-words/MakeSynonym#MakeSynonym": MakeSynonym_0c440d30e56eef8fe970031cf7c5987f,
  "/src/cms/search-words/MakeSynonym#MakeSynonymOfDocument": MakeSynonymOfDocument_0c440d30e56eef8fe970031cf7c5987f,
  "/src/cms/accounts/admin/CurrentPassword#CurrentPassword": CurrentPassword_abc2c06eb01915f186420f2001b5657e,
  "/src/cms/accounts/admin/Security#Security": Security_5b7920d718c394313921b76169178f78,
  "/src/cms/api-keys/admin/RevokeKey#RevokeKey": RevokeKey_abf5093e548551bd503507c927a4a642,
  "/src/cms/api-keys/admin/SaveKey#SaveKey": SaveKey_e1d2f83c58ed0a30f4ed214395f3e3d0,
  "/src/cms/audit/admin/cells#ActorCell": ActorCell_714d0f4464c86280fd90df5c874e7065,
  "/src/cms/audit/admin/cells#DocumentCell": DocumentCell_714d0f4464c86280fd90df5c874e7065,
  "/src/cms/audit/admin/cells#LanguagesCell": LanguagesCell_714d0f4464c86280fd90df5c874e7065,
  "/src/cms/audit/admin/cells#DetailCell": DetailCell_714d0f4464c86280fd90df5c874e7065,
  "/src/cms/audit/admin/ExportLinks#ExportLinks": ExportLinks_41ceb7574ee2cc1dff76dc2e1d59a994,
  "/src/cms/admin-ui/OriginNote#OriginNote": OriginNote_3024d0b58bfd6c048984612258645877,
  "/src/cms/admin-branding/Brand#BrandIcon": BrandIcon_18cde2218bf601ed641cfc8dd845ba34,
  "/src/cms/admin-branding/Brand#BrandLogo": BrandLogo_18cde2218bf601ed641cfc8dd845ba34,
  "/src/studio/dashboard/DashboardProgress#DashboardProgress": DashboardProgress_6515ff57023b3b69f80afd5532b30d6b,
  "/src/studio/dashboard/NavLinks#NavLinks": NavLinks_2066c1af7f1f75904af0404f9b5e6f0a,
  "/src/cms/admin-language/PreferUzbek#PreferUzbek": PreferUzbek_3be13a495601b42c02a9a27f7a1650ff,
  "/src/cms/admin-language/AdminDates#AdminDates": AdminDates_e2ebeb1d0c1e1c9b9eec9cf921f5f6aa,
  "/src/cms/admin-language/EditorLabels#EditorLabels": EditorLabels_b82ede9ae62ed8a7116c987849af9d28,
  "/src/cms/accounts/admin/SessionKeeper#SessionKeeper": SessionKeeper_8b1abe6cdb9bd1189ba9d4533b419eb1,
  "/src/cms/accounts/admin/LoginView#LoginView": LoginView_e1fc3540a4fdc7612205f6fb63e755f3,
  "/src/studio/translations/TranslationsView#TranslationsView": TranslationsView_4e56a7cb963a6b02c06e6fa79474288b,
  "/src/studio/operations-desk/OperationsView#OperationsView": OperationsView_96583274f198efc423c18ddb0cabea97,
  "/src/studio/disruption-desk/DisruptionView#DisruptionView": DisruptionView_6ac5c77801aec825f898c78a4036dd60,
  "/src/studio/translation-files/admin/ExchangeView#ExchangeView": ExchangeView_f0b90ec4b43c1d5006dc43668e6f154d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
