import {
	convertCssVariables,
	DEFAULT_THEME,
	defaultCssVariablesResolver,
	mergeMantineTheme,
} from '@mantine/core'
import { theme } from './theme.ts'

/** Palettes that Mantine's parts name themselves, for errors and success. */
const OF_MANTINE = ['red', 'teal']

/**
 * The theme as CSS variables, for a style sheet made by the build, where Mantine's own
 * provider writes them into each page.
 */
export function themeStyles(): string {
	const { colors, ...merged } = mergeMantineTheme(DEFAULT_THEME, theme)
	const inUse = new Set([...Object.keys(theme.colors ?? {}), ...OF_MANTINE])
	const named = Object.entries(colors).filter(([name]) => inUse.has(name))
	const variables = defaultCssVariablesResolver({
		...merged,
		colors: Object.fromEntries(named) as typeof colors,
	})
	return `@layer mantine {${convertCssVariables(variables)}}`
}
