import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { sentenceOf } from '../../ui/forms/problem'
import band from '../../ui/overlay/flash.module.css'
import classes from './saved-plans.module.css'
import type { SavedPlanAnswer } from './saved-plans.server'
import { savedPlansIntents } from './saved-plans-intents'

interface PlanFlashProps {
	answer: SavedPlanAnswer | undefined
	/** The name of the plan that was saved just now. */
	saved: string | null
}

/** What has just become of a saved plan, with the way back from its removal. */
export function PlanFlash({ answer, saved }: PlanFlashProps) {
	const place = useRef<HTMLDivElement>(null)
	useEffect(() => {
		// What was pressed has gone with its row.
		if (answer?.problem === null) place.current?.focus()
	}, [answer])
	const problem = sentenceOf(answer?.problem, ['name'])
	return (
		<div ref={place} role="status" tabIndex={-1} className={classes.flash}>
			{problem && (
				<p className={band.flash} data-kind="problem">
					<IconAlertTriangle size={22} aria-hidden />
					{problem}
				</p>
			)}
			{answer?.problem === null && <Done {...answer} />}
			{!answer && saved && (
				<p className={band.flash}>
					<IconCircleCheck size={22} aria-hidden />
					{saved} is saved.
				</p>
			)}
		</div>
	)
}

function Done({ done, plan }: Extract<SavedPlanAnswer, { problem: null }>) {
	return (
		<div className={band.flash} data-kind={done}>
			<IconCircleCheck size={22} aria-hidden />
			<p>{done === 'removed' ? `Removed ${plan.name}.` : `It is called ${plan.name} now.`}</p>
			{done === 'removed' && (
				<Form method="post" replace preventScrollReset>
					<input type="hidden" name="name" value={plan.name} />
					<input type="hidden" name="plan" value={plan.plan} />
					<button type="submit" {...savedPlansIntents.field('save')} className={band.undo}>
						Undo
					</button>
				</Form>
			)}
		</div>
	)
}
