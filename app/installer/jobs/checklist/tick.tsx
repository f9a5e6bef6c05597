import type { ComponentProps, ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { valuesOf } from '../../../ui/forms/values'
import type { JobAnswer } from '../job-answer'
import { jobIntents } from '../job-intents'

/** Ticking a step, shown at once; the fetcher's key is shared with the button at the bottom. */
export const useTick = (step: string) => {
	const fetcher = useFetcher<JobAnswer>({ key: `tick ${step}` })
	const done = valuesOf(fetcher.formData).done
	return { fetcher, ticked: done ? done === 'yes' : null }
}

interface TickFormProps extends ComponentProps<'button'> {
	fetcher: ReturnType<typeof useTick>['fetcher']
	step: string
	/** The new value of the step. */
	value: 'yes' | 'no'
	/** Shown below the button. */
	below?: ReactNode
}

/** The button that ticks a step of a job, or takes the tick off. */
export const TickForm = ({ fetcher, step, below, ...button }: TickFormProps) => (
	<fetcher.Form method="post">
		<input type="hidden" {...jobIntents.field('tick')} />
		<input type="hidden" name="step" value={step} />
		<button type="submit" name="done" {...button} />
		{below}
	</fetcher.Form>
)
