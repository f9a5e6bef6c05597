import { Alert } from '@mantine/core'
import { type FormProblem, sentenceOf } from './problem'

interface Props<Name extends string> {
	of: FormProblem<Name> | null | undefined
	/** The fields of the form that show their own mistakes. */
	beside?: readonly NoInfer<Name>[]
	className?: string | undefined
}

/** Why a form was not taken, as far as no field of it says so. */
export function ProblemSummary<Name extends string>({ of, beside, className }: Props<Name>) {
	const sentence = sentenceOf(of, beside)
	if (sentence === null) return null
	return (
		<Alert color="red" variant="light" role="alert" className={className ?? ''}>
			{sentence}
		</Alert>
	)
}
