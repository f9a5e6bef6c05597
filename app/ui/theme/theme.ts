import { createTheme, type MantineColorsTuple } from '@mantine/core'

const leaf: MantineColorsTuple = [
	'#eef7f2',
	'#d7ebe0',
	'#b0d8c3',
	'#86c4a4',
	'#5cc497',
	'#3f9f76',
	'#2b8460',
	'#1f6b4a',
	'#18563b',
	'#10402b',
]

const marigold: MantineColorsTuple = [
	'#fff8e9',
	'#ffedcb',
	'#fddb98',
	'#fbc861',
	'#f8b63a',
	'#f5a524',
	'#d98a0b',
	'#a96a05',
	'#7d4e05',
	'#5a3805',
]

/** Warm greys, from Sand to Ink. */
const gray: MantineColorsTuple = [
	'#fbf7f0',
	'#f4eee3',
	'#e6dfd2',
	'#d3cabb',
	'#a8a193',
	'#7d7a6e',
	'#5f645b',
	'#474d46',
	'#2b332e',
	'#10231c',
]

const dark: MantineColorsTuple = [
	'#eaf2ed',
	'#c9d6cf',
	'#a9b9b0',
	'#84958b',
	'#46574e',
	'#34453c',
	'#22302a',
	'#16211c',
	'#0e1613',
	'#090f0c',
]

export const theme = createTheme({
	colors: { leaf, marigold, gray, dark },
	primaryColor: 'leaf',
	primaryShade: { light: 7, dark: 4 },
	black: '#10231c',
	autoContrast: true,
	luminanceThreshold: 0.35,
	fontFamily: 'Figtree, "Anek Devanagari", system-ui, sans-serif',
	fontSizes: {
		xs: 'var(--text-tiny)',
		sm: 'var(--text-small)',
		md: 'var(--text-body)',
		lg: 'var(--text-large)',
		xl: 'var(--text-title)',
	},
	lineHeights: { xs: '1.4', sm: '1.5', md: '1.55', lg: '1.45', xl: '1.25' },
	spacing: {
		xs: 'var(--space-2)',
		sm: 'var(--space-3)',
		md: 'var(--space-4)',
		lg: 'var(--space-6)',
		xl: 'var(--space-10)',
	},
	radius: {
		xs: 'var(--radius-small)',
		sm: 'var(--radius-small)',
		md: 'var(--radius-control)',
		lg: 'var(--radius-card)',
		xl: 'var(--radius-sheet)',
	},
	defaultRadius: 'md',
	focusRing: 'auto',
	cursorType: 'pointer',
})
