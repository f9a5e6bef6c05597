import { NativeSelect, TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import { Form } from 'react-router'
import { ROLES, type Role } from '../../../shared/actor'
import { formFields } from '../../ui/forms/form-fields'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import { SendButton } from '../account-form'
import { PasswordField } from '../password-field'
import type { LoginAnswer } from './login.server'

interface LoginFormProps {
	form: RefObject<HTMLFormElement | null>
	answer: LoginAnswer | undefined
	/** The role that is chosen at first; null where none is asked for. */
	role: Role | null
}

export function LoginForm({ form, answer, role }: LoginFormProps) {
	const problem = answer?.problem
	const field = formFields(problem, { ...(role && { role }) }, { size: 'md' })
	return (
		<Stack ref={form} method="post" noValidate as={Form}>
			<ProblemSummary of={problem} beside={['email', 'password', 'role']} />
			<TextInput {...field('email')} type="email" label="Email" autoComplete="username" required />
			<PasswordField
				{...field('password')}
				label="Password"
				autoComplete="current-password"
				required
			/>
			{role && <NativeSelect {...field('role')} label="Role" data={[...ROLES]} />}
			<SendButton
				send="Login"
				sending="Signing in..."
				done={problem === null ? 'Login successful! Redirecting...' : null}
			/>
		</Stack>
	)
}
