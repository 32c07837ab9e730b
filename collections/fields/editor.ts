import {
  BlockquoteFeature,
  BoldFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { deepMergeSimple, type Field, type FieldAffectingData, type Validate } from 'payload';
import { say } from '../../src/cms/admin-words/say';

/** The same judgement of a link's address, in the language of the interface. */
const inWords =
  (validate: Validate): Validate =>
  async (value, options) =>
    typeof (await validate(value, options)) === 'string' ? say(options.req, 'wrongAddress') : true;

/** A link's fields. Of its kinds there is but one, so it is not asked. */
function linkField(field: FieldAffectingData): Field {
  if (field.name === 'linkType') return { ...field, admin: { hidden: true } } as Field;
  if (field.name !== 'url') return field as Field;
  const { validate } = field as { validate: Validate };
  return { ...field, validate: inWords(validate) } as Field;
}

/** Payload's editor puts its words over those of the configuration: here ours are put over them again. */
const inOurWords =
  (provider: ReturnType<typeof lexicalEditor>): typeof provider =>
  async (args) => {
    const { i18n } = args.config;
    const ours = i18n.translations;
    const adapter = await provider(args);
    i18n.translations = deepMergeSimple(i18n.translations, ours);
    return adapter;
  };

/**
 * The editor of formatted texts, with what src/sources/sanitise.ts lets through. No check boxes,
 * alignment, code or related documents: visitors would see nothing of them. Links to documents are
 * written as addresses, of lists only the items are indented.
 */
export const editor = inOurWords(
  lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature(),
      BoldFeature(),
      ItalicFeature(),
      UnderlineFeature(),
      StrikethroughFeature(),
      SubscriptFeature(),
      SuperscriptFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'] }),
      LinkFeature({
        enabledCollections: [],
        fields: ({ defaultFields }) => defaultFields.map(linkField),
      }),
      BlockquoteFeature(),
      UploadFeature(),
      HorizontalRuleFeature(),
      InlineToolbarFeature(),
    ],
  }),
);
