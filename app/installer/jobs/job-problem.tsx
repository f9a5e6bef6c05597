import { sentenceOf } from '../../ui/forms/problem'
import { Text } from '../../ui/text/text'
import type { JobAnswer } from './job-answer'

/** Why a form was not taken, beside it. */
export function Problem({ answer }: { answer: Pick<JobAnswer, 'problem'> | undefined }) {
	return (
		<Text size="small" tone="danger" strong role="alert">
			{sentenceOf(answer?.problem)}
		</Text>
	)
}
