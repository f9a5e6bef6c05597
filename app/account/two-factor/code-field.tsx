import { TextInput, type TextInputProps } from '@mantine/core'

/** The six digits of an authenticator app, or a recovery code. */
export const CodeField = (props: TextInputProps) => (
	<TextInput
		label="Code"
		size="md"
		autoComplete="one-time-code"
		autoCapitalize="none"
		spellCheck={false}
		maxLength={40}
		required
		withAsterisk={false}
		{...props}
	/>
)
