import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import hidden from '../ui/layout/hidden.module.css'
import { classNames } from '../ui/polymorphic'
import classes from './password-field.module.css'

/** A password with a switch to see it, which is there only where it can work. */
export function PasswordField(props: PasswordInputProps) {
	return (
		<PasswordInput
			size="md"
			visibilityToggleFocusable
			visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed' }}
			classNames={{ visibilityToggle: classNames(classes.toggle, hidden.withoutScript) }}
			aria-invalid={props.error ? true : undefined}
			errorProps={{ role: 'alert' }}
			{...props}
		/>
	)
}

/** Asks for the password one has, before something of the account is changed. */
export const CurrentPasswordField = (props: PasswordInputProps) => (
	<PasswordField {...props} label="Current password" autoComplete="current-password" />
)
