import { sentenceOf } from '../../ui/forms/problem'
import page from './job.module.css'
import type { JobAnswer } from './job-answer'

/** Why a form was not taken, beside it. */
export function Problem({ answer }: { answer: Pick<JobAnswer, 'problem'> | undefined }) {
	return (
		<p className={page.problem} role="alert">
			{sentenceOf(answer?.problem)}
		</p>
	)
}
