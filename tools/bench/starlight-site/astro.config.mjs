import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';

/** The starter's configuration, and what lets nginx serve it from a folder among others. */
export default defineConfig({
  base: process.env.BASE,
  build: { format: 'file' },
  // The page has no pictures: what would scale them need not be there.
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'My Docs',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/withastro/starlight' }],
      sidebar: [
        { label: 'Guides', items: [{ label: 'Example Guide', slug: 'guides/example' }] },
        { label: 'Reference', autogenerate: { directory: 'reference' } },
      ],
    }),
  ],
});
