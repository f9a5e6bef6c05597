import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../ui/forms/first-error'
import type { FormProblem } from '../ui/forms/problem'
import { ProblemSummary } from '../ui/forms/problem-summary'
import { Stack } from '../ui/layout/stack'
import { Text } from '../ui/text/text'

interface SendButtonProps {
	/** What the address of its form begins with. */
	path: string
	/** What it says. */
	send: string
	/** What it says while the form is under way. */
	sending?: string | undefined
	/** Of login and of sign-up, what is said once that was done, until the next page is there; null before. */
	done?: string | null
}

interface AccountFormProps<Name extends string> extends SendButtonProps {
	/** What the page answered to it, whose first wrong field gets the focus. */
	answer: { problem: FormProblem<Name> | null } | undefined
	/** The fields that say themselves what is wrong with them. */
	fields: readonly NoInfer<Name>[]
	children: ReactNode
}

/** The one form of a page about an account. */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
	const { answer, fields, children, ...button } = props
	const form = useFirstError(answer)
	return (
		<Stack ref={form} method="post" noValidate as={Form}>
			<ProblemSummary of={answer?.problem} beside={fields} />
			{children}
			<SendButton {...button} />
		</Stack>
	)
}

/** The button of a form that is sent to a page about an account. */
export function SendButton({ path, send, sending = 'Sending...', done }: SendButtonProps) {
	const busy = useNavigation().formAction?.startsWith(path) ?? false
	return (
		<>
			<Button type="submit" size="md" disabled={busy || Boolean(done)}>
				{busy ? sending : send}
			</Button>
			{done !== undefined && (
				<Text tone="leaf" strong role="status">
					{done}
				</Text>
			)}
		</>
	)
}
