import type { CSSProperties } from 'react'

/** The shop's colours (app/ui/theme/theme.ts), for light and dark: style sheets of pages do not reach a mail. */
export const LIGHT = {
	page: '#f4eee3',
	card: '#ffffff',
	ink: '#10231c',
	quiet: '#5f645b',
	line: '#e6dfd2',
	leaf: '#1f6b4a',
	onLeaf: '#ffffff',
}

export const DARK: typeof LIGHT = {
	page: '#090f0c',
	card: '#16211c',
	ink: '#eaf2ed',
	quiet: '#a9b9b0',
	line: '#34453c',
	leaf: '#5cc497',
	onLeaf: '#0e1613',
}

type Colours = Record<
	string,
	Partial<Record<'background' | 'color' | 'border', keyof typeof LIGHT>>
>

/** The colours of a mail's parts. */
const COLOURS = {
	page: { background: 'page', color: 'ink' },
	card: { background: 'card', color: 'ink', border: 'line' },
	ink: { color: 'ink' },
	quiet: { color: 'quiet' },
	row: { color: 'ink', border: 'line' },
	label: { color: 'quiet', border: 'line' },
	name: { color: 'leaf' },
	button: { background: 'leaf', color: 'onLeaf' },
} satisfies Colours

export type Part = keyof typeof COLOURS

/** The class and the colours of a part: inline for the many programs that read no style sheet. */
export function coloured(part: Part, style: CSSProperties = {}) {
	const { background, color, border }: Colours[string] = COLOURS[part]
	return {
		className: part,
		style: {
			backgroundColor: background ? LIGHT[background] : undefined,
			color: color ? LIGHT[color] : undefined,
			borderColor: border ? LIGHT[border] : undefined,
			...style,
		},
	}
}

const rule = ([part, { background, color, border }]: [string, Colours[string]]) =>
	[
		`.${part}{`,
		background && `background-color:${DARK[background]} !important;`,
		color && `color:${DARK[color]} !important;`,
		border && `border-color:${DARK[border]} !important;`,
		'}',
	]
		.filter(Boolean)
		.join('')

export const STYLE_SHEET = [
	':root{color-scheme:light dark;supported-color-schemes:light dark}',
	`@media (prefers-color-scheme:dark){${Object.entries(COLOURS).map(rule).join('')}}`,
	'@media (max-width:480px){.wide{padding-left:20px !important;padding-right:20px !important}}',
].join('')
