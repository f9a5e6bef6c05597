import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Stack } from '../layout/stack'
import { useFirstError } from './first-error'
import type { FormProblem } from './problem'
import { ProblemSummary } from './problem-summary'

type StackedForm = Omit<ComponentProps<typeof Stack<typeof Form>>, 'as' | 'ref' | 'method'>

interface CheckedFormProps<Name extends string> extends StackedForm {
	/** The page's problem with it, whose first wrong field gets the focus. */
	problem: FormProblem<Name> | null | undefined
	/** The fields that show their own mistakes. */
	fields: readonly NoInfer<Name>[]
}

/** A form that begins with why it was not taken, as far as no field of it says so. */
export function CheckedForm<Name extends string>(props: CheckedFormProps<Name>) {
	const { problem, fields, children, ...form } = props
	return (
		<Stack as={Form} ref={useFirstError(problem)} method="post" noValidate {...form}>
			<ProblemSummary of={problem} beside={fields} />
			{children}
		</Stack>
	)
}
