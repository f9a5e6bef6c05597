import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { ROLES, type Role } from '../../../shared/actor'
import { fieldProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import classes from '../account-frame.module.css'
import { PasswordField } from '../password-field'
import type { LoginAnswer } from './login.server'

interface LoginFormProps {
	form: RefObject<HTMLFormElement | null>
	answer: LoginAnswer | undefined
	/** The role that is chosen at first. */
	role: Role
}

export function LoginForm({ form, answer, role }: LoginFormProps) {
	const busy = useNavigation().formAction?.startsWith('/login') ?? false
	const problem = answer?.problem
	const done = problem === null
	return (
		<Stack ref={form} method="post" noValidate as={Form}>
			<ProblemSummary
				of={problem}
				beside={['email', 'password', 'role']}
				className={classes.problem}
			/>
			<TextInput
				name="email"
				type="email"
				label="Email"
				size="md"
				autoComplete="username"
				required
				withAsterisk={false}
				defaultValue={problem?.values.email}
				error={fieldProblem(problem, 'email')}
				errorProps={{ role: 'alert' }}
			/>
			<PasswordField
				name="password"
				label="Password"
				autoComplete="current-password"
				required
				withAsterisk={false}
				error={fieldProblem(problem, 'password')}
			/>
			<NativeSelect
				name="role"
				label="Role"
				size="md"
				data={[...ROLES]}
				defaultValue={problem?.values.role ?? role}
				error={fieldProblem(problem, 'role')}
				errorProps={{ role: 'alert' }}
			/>
			<Button type="submit" size="md" disabled={busy || done}>
				{busy ? 'Signing in...' : 'Login'}
			</Button>
			<Text tone="leaf" strong className={classes.status} role="status">
				{done && 'Login successful! Redirecting...'}
			</Text>
		</Stack>
	)
}
