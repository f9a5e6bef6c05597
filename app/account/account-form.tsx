import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CheckedForm } from '../ui/forms/checked-form'
import type { FormProblem } from '../ui/forms/problem'
import { Text } from '../ui/text/text'

interface SendButtonProps {
	/** Its label. */
	send: string
	/** Its label while the form is under way. */
	sending?: string | undefined
	/** At login and sign-up, the message after success, until the next page is there; null before. */
	done?: string | null
}

interface AccountFormProps<Name extends string> extends SendButtonProps {
	/** The page's answer to it, whose first wrong field gets the focus. */
	answer: { problem: FormProblem<Name> | null } | undefined
	/** The fields that show their own mistakes. */
	fields: readonly NoInfer<Name>[]
	children: ReactNode
}

/** The one form of a page about an account. */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
	const { answer, fields, children, ...button } = props
	return (
		<CheckedForm problem={answer?.problem} fields={fields}>
			{children}
			<SendButton {...button} />
		</CheckedForm>
	)
}

/** The button of a form that is sent to its own page. */
export function SendButton({ send, sending = 'Sending...', done }: SendButtonProps) {
	const { pathname } = useLocation()
	const busy = useNavigation().formAction?.startsWith(pathname) ?? false
	return (
		<>
			<Button type="submit" size="md" disabled={busy || Boolean(done)}>
				{busy ? sending : send}
			</Button>
			{done !== undefined && (
				<Text color="leaf" strong role="status">
					{done}
				</Text>
			)}
		</>
	)
}
