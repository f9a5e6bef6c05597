import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { ROLES, type Role } from '../../shared/actor'
import { useHydrated } from '../ui/hydrated'
import { NO_REFUSAL, type Refusal } from '../ui/refusal'
import classes from './entrance.module.css'
import { PasswordField } from './password-field'

export interface LoginAnswer extends Refusal {
	email: string
	role: string
	/** Where the person who has just logged in goes; null while they have not. */
	goTo: string | null
}

interface LoginFormProps {
	form: RefObject<HTMLFormElement | null>
	answer: LoginAnswer | undefined
	/** The role that is chosen at first. */
	role: Role
}

export function LoginForm({ form, answer, role }: LoginFormProps) {
	const hydrated = useHydrated()
	const busy = useNavigation().formAction?.startsWith('/login') ?? false
	const { errors, message } = answer ?? NO_REFUSAL
	const done = Boolean(answer?.goTo)
	return (
		<Form ref={form} method="post" noValidate className={classes.form}>
			{hydrated && <input type="hidden" name="stay" value="yes" />}
			{message && (
				<Alert className={classes.problem ?? ''} color="red" role="alert">
					{message}
				</Alert>
			)}
			<TextInput
				name="email"
				type="email"
				label="Email"
				size="md"
				autoComplete="username"
				required
				withAsterisk={false}
				defaultValue={answer?.email}
				error={errors.email}
				errorProps={{ role: 'alert' }}
			/>
			<PasswordField
				name="password"
				label="Password"
				autoComplete="current-password"
				required
				withAsterisk={false}
				error={errors.password}
			/>
			<NativeSelect
				name="role"
				label="Role"
				size="md"
				data={[...ROLES]}
				defaultValue={answer?.role ?? role}
				error={errors.role}
				errorProps={{ role: 'alert' }}
			/>
			<Button type="submit" size="md" disabled={busy || done}>
				{busy ? 'Signing in...' : 'Login'}
			</Button>
			<p className={classes.status} role="status">
				{done && 'Login successful! Redirecting...'}
			</p>
		</Form>
	)
}
