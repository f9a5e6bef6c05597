import type { Plugin, Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** A chunk of the modules in some folders that at least so many pages have in common. */
const chunk = (name: string, folders: RegExp, minShareCount: number): Group => ({
	name,
	test: folders,
	minShareCount,
	// Its modules alone: their imports are in the chunks of their own folders.
	includeDependenciesRecursively: false,
})

/**
 * The chunks of the pages' code and styles, by folder; the first that takes a module has it. They are few, since each
 * costs a page half a kilobyte in heads, and a line of the list of routes that all pages have. Shared modules in none
 * of them are a chunk for each set of pages.
 */
const GROUPS: Group[] = [
	// The frame of every page, with all its imports.
	{ name: 'shell', test: /[\\/]app[\\/](?:shell[\\/]|root\.|entry\.)/ },
	chunk('charts', /[\\/]node_modules[\\/]d3-/, 2),
	chunk('portal', /[\\/]app[\\/](?:components[\\/]portal|ui[\\/]display[\\/]table)[\\/]/, 8),
	chunk(
		'controls',
		/[\\/]core[\\/]esm[\\/](?:utils|components[\\/](?:Checkbox|Textarea|PasswordInput|ActionIcon))[\\/]|[\\/]app[\\/]ui[\\/](?:unsaved|send-file|overlay[\\/](?:unsaved|question|row)|forms[\\/](?:field[\\/]|note|picture-choice))/,
		2,
	),
	// Those of portals and of pages that few visit.
	chunk(
		'icons',
		/[\\/]icons-react[\\/].*[\\/]Icon(?:Bell|Camera|ChevronDown|ChevronLeft|Clock|Mail|MapPin|Phone|PhotoUp|Receipt|TableImport|Tools|Trash)\./,
		2,
	),
	chunk('orders', /[\\/]app[\\/]components[\\/](?:orders|installer)[\\/]/, 6),
	chunk('account', /[\\/]app[\\/]account[\\/]/, 2),
	chunk(
		'plan',
		/[\\/]app[\\/](?:components[\\/]planner[\\/]words\.|planner[\\/](?!planner\.|answer|questions|power-cut[\\/]power-cut\.module))/,
		3,
	),
	chunk(
		'planning',
		/[\\/](?:components|domain|en)[\\/]planner[\\/]|[\\/]address(?:es)?[\\/]state|[\\/]format[\\/]lakh/,
		2,
	),
	chunk('drawings', /[\\/]ui[\\/]pictures[\\/]drawn[\\/].*\.tsx/, 2),
	chunk(
		'shop',
		/[\\/]app[\\/](?:products[\\/]compare|components[\\/](?:newsletter|search|products(?![\\/](?:list|sheet)[\\/])))[\\/]/,
		2,
	),
	chunk(
		'ui',
		/[\\/]node_modules[\\/]|[\\/]app[\\/](?:ui[\\/](?!display[\\/]table|layout[\\/]tabs|pictures[\\/]qr|text[\\/](?:period|when))|components[\\/](?:cart[\\/][^\\/]+$|cart[\\/]fit[\\/]checked|delivery[\\/]coverage|enquiries[\\/]ask[\\/]enquiry-subject|session[\\/]|products[\\/]sheet[\\/]))|[\\/]shared[\\/](?!messages[\\/]en|requests|format[\\/]dates)/,
		2,
	),
	// The form and the answer, whose parts other pages share, with the modules that none of the above has.
	{
		name: 'planner',
		test: /[\\/]app[\\/]planner[\\/](?:planner\.tsx|answer[\\/](?!plan-parts)|power-cut[\\/]power-cut\.module|questions[\\/](?!start\.|first-steps|expert[\\/]expert(?:\.|-field|-figures|-months)|bills[\\/]billing-period))/,
	},
]

export const codeSplitting = {
	groups: GROUPS.map((group, place) => ({ ...group, priority: GROUPS.length - place })),
}

/**
 * Lets a page's file export more than the page to chunks beside it, which chunks by folder need. React Router asks for
 * the strict opposite, and reads of a page's file only the names that it knows.
 *
 * Chunks that import one another in a ring would run before their imports are there, so such a build fails.
 */
export const chunksByFolder: Plugin = {
	name: 'chunks-by-folder',
	apply: 'build',
	configEnvironment: (name) =>
		name === 'client'
			? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
			: undefined,
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle(_, bundle) {
		const imports = (file: string) => {
			const chunk = bundle[file]
			return chunk?.type === 'chunk' ? chunk.imports : []
		}
		const ring = ringAmong(Object.keys(bundle), imports)
		if (ring) this.error(`Chunks import one another: ${ring.join(' → ')}`)
	},
}

/** @returns files that each import the next, the last again the first; null where there is no such ring */
export function ringAmong(files: string[], imports: (file: string) => string[]): string[] | null {
	const done = new Set<string>()
	const visit = (file: string, path: string[]): string[] | null => {
		if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
		if (done.has(file)) return null
		for (const next of imports(file)) {
			const ring = visit(next, [...path, file])
			if (ring) return ring
		}
		done.add(file)
		return null
	}
	for (const file of files) {
		const ring = visit(file, [])
		if (ring) return ring
	}
	return null
}
