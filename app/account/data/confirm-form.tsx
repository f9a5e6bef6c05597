import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { CheckedForm } from '../../ui/forms/checked-form'
import { Input } from '../../ui/forms/field/input'
import { type FormProblem, fieldProblem } from '../../ui/forms/problem'
import dialog from '../../ui/overlay/dialog.module.css'
import { PasswordField } from '../password-field'

interface ConfirmFormProps {
	/** Read by the browser's password manager. */
	email: string
	problem: FormProblem<'password'> | null
	/** The label of its button. */
	send: ReactNode
	danger?: boolean
}

/** Asks for the password before something of an account is given away or lost. */
export function ConfirmForm({ email, problem, send, danger = false }: ConfirmFormProps) {
	const busy = useNavigation().state === 'submitting'
	return (
		<CheckedForm problem={problem} fields={['password']} align="start" replace>
			<Input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
			<PasswordField
				name="password"
				label="Your password"
				autoComplete="current-password"
				error={fieldProblem(problem, 'password')}
			/>
			<Button
				type="submit"
				size="md"
				disabled={busy}
				color={danger ? 'red' : undefined}
				className={danger ? dialog.yes : undefined}
			>
				{send}
			</Button>
		</CheckedForm>
	)
}
