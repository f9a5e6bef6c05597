import { readFileSync } from 'node:fs'

const LISTED = new URL('../../../api/modules.ts', import.meta.url)

/** The modules of `domain/`, as `api/modules.ts` lists them: each imports those before it, and none after it. */
export const MODULES = [
	...readFileSync(LISTED, 'utf8').matchAll(/^\t'?([a-z][a-z-]*)'?: \{/gm),
].map(([, name]) => name as string)

/**
 * The shared parts of the features of `app/`: each imports those before it, and none after it. Features import no other
 * feature.
 */
export const SHARED_BY_FEATURES = [
	'ui',
	'components/notifications',
	'components/search',
	'components/installer',
	'shell',
	'components/session',
	'components/portal',
	'components/import',
	'components/delivery',
	'components/address',
	'components/forms',
	'components/newsletter',
	'components/mail-links',
	'components/planner',
	'components/cart',
	'components/reviews',
	'components/products',
	'components/enquiries',
	'components/orders',
]
