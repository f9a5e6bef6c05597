import { sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import type { JobAnswer } from './job-answer'

/** Why a form was not taken, beside it. */
export function Problem({ answer }: { answer: Pick<JobAnswer, 'problem'> | undefined }) {
	return <ProblemLine>{sentenceOf(answer?.problem)}</ProblemLine>
}
