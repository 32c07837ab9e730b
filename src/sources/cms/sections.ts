import * as kindsInCms from '@/features/pages/sections/cms';
import type { Kind, Section } from '@/features/pages/sections/schemas';
import type {
  Blocks,
  KindsInCms,
  MappingContext,
  ToSection,
} from '@/features/pages/sections/shared/cms';
import { shownSections } from '@/features/pages/shown-sections';

const inCms: KindsInCms = kindsInCms;

/** The sections that some blocks of the CMS show visitors; a block that says nothing has none. */
export const toSections = (blocks: Blocks, means: MappingContext): Section[] =>
  shownSections(
    (blocks ?? []).map((block) => {
      const { blockType: type, anchor: id } = block;
      const toSection = inCms[type].toSection as ToSection<Kind>;
      return { type, id, ...toSection(block, means) } as Section;
    }),
  );
