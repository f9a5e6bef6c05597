import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../ui/forms/first-error'
import type { FormProblem } from '../ui/forms/problem'
import { ProblemSummary } from '../ui/forms/problem-summary'
import { Stack } from '../ui/layout/stack'

interface AccountFormProps<Name extends string> {
	/** What the page answered to it, whose first wrong field gets the focus. */
	answer: { problem: FormProblem<Name> | null } | undefined
	/** The fields that say themselves what is wrong with them. */
	fields: readonly NoInfer<Name>[]
	/** What the address of its page begins with. */
	path: string
	/** What its button says. */
	send: string
	/** What it says while the form is under way. */
	sending: string
	children: ReactNode
}

/** The one form of a page about an account. */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
	const { answer, fields, path, send, sending, children } = props
	const form = useFirstError(answer)
	const busy = useNavigation().formAction?.startsWith(path) ?? false
	return (
		<Stack ref={form} method="post" noValidate as={Form}>
			<ProblemSummary of={answer?.problem} beside={fields} />
			{children}
			<Button type="submit" size="md" disabled={busy}>
				{busy ? sending : send}
			</Button>
		</Stack>
	)
}
