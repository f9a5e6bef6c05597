import { MantineContext, MantineThemeProvider, useProviderColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { takeOver } from '../forms/field/take-over'
import { schemeInCookie } from './colour-scheme'
import { theme } from './theme'

const FIELD = { defaultProps: { ref: takeOver } }
/** `Input` is the base of each field of text and each list of choices. */
/** A hint stands below its field, where its mistake is said too. */
const WRAPPER = {
	defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
}
const withFields = {
	...theme,
	components: { Input: FIELD, Checkbox: FIELD, InputWrapper: WRAPPER },
}

const getRootElement = () => document.documentElement

/**
 * The context that Mantine's parts need. Its own provider also works out the theme's variables for each page and brings
 * the code for that to the browser; here they are in a style sheet.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
	const scheme = useProviderColorScheme({
		manager: schemeInCookie,
		defaultColorScheme: 'auto',
		forceColorScheme: undefined,
		getRootElement,
	})
	return (
		<MantineContext
			value={{
				...scheme,
				getRootElement,
				classNamesPrefix: 'mantine',
				cssVariablesSelector: ':root',
				withStaticClasses: true,
			}}
		>
			<MantineThemeProvider theme={withFields}>{children}</MantineThemeProvider>
		</MantineContext>
	)
}
