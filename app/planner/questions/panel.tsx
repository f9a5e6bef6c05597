import { Button, Loader } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Form } from 'react-router'
import type { Choice } from '../../../domain/planner/plan-address'
import { detailsLine } from '../../components/planner/words'
import { Stack } from '../../ui/layout/stack'
import { lazyBelow } from '../../ui/lazy-below'
import { Sheet } from '../../ui/overlay/sheet'
import sheet from '../../ui/overlay/sheet.module.css'
import { ButtonLink } from '../../ui/text/button-link'
import type { PlannerData } from '../answer/planner-data'
import type { ExpertProps } from './expert/expert'
import expert from './expert/expert.module.css'
import { EXPERT } from './expert/expert-id'
import classes from './panel.module.css'
import { CutsFields, RoofFields, WhereFields } from './question-fields'
import { firstWrong, STEPS } from './question-steps'
import { usePlanForm } from './use-plan-form'

const PANEL = 'plan-details'
/** Its code is fetched at the first use of the page. */
const Expert = lazyBelow<ExpertProps>(
	EXPERT,
	[expert],
	async () => (await import('./expert/expert')).Expert,
)

const PARTS = [WhereFields, RoofFields, CutsFields]

/** On a phone, the details in a line; it opens all of it. */
export function DetailsButton({ details, mistakes }: Pick<PlannerData, 'details' | 'mistakes'>) {
	return (
		<ButtonLink
			className={classes.opener ?? ''}
			popoverTarget={PANEL}
			data-wrong={firstWrong(mistakes) !== null || undefined}
		>
			<span>{detailsLine(details)}</span>
			<IconPencil size={18} aria-hidden />
			<span>Change</span>
		</ButtonLink>
	)
}

interface PanelProps {
	planned: PlannerData
	/** The last plan, for the values in force unless others are typed. */
	plan: PlannerData['plan']
	choice: Choice
	busy: boolean
}

/** All questions, changeable beside the answer; on a phone a sheet. It needs no script but to follow at once. */
export function Panel({ planned, plan, choice, busy }: PanelProps) {
	const { form, edition, changed, handlers } = usePlanForm(planned.details)
	return (
		<Form
			ref={form}
			method="get"
			action="/planner"
			aria-label="Your details"
			noValidate
			{...handlers}
		>
			{choice !== 'best' && <input type="hidden" name="choice" value={choice} />}
			{planned.details.replaces && (
				<input type="hidden" name="replaces" value={planned.details.replaces} />
			)}
			<Sheet
				id={PANEL}
				isBeside
				title="Your details"
				close="Close your details"
				className={classes.panel}
			>
				{PARTS.map((Fields, n) => (
					<Stack as="section" gap={3} key={STEPS[n]?.short} className={classes.part}>
						<h3>{STEPS[n]?.short}</h3>
						<Fields key={edition} {...planned} state={plan?.state} tariff={plan?.tariff} />
					</Stack>
				))}
				<noscript>
					<Button type="submit" fullWidth size="md">
						Show my system
					</Button>
				</noscript>
				<div className={`${classes.foot} ${sheet.foot}`}>
					<Button
						fullWidth
						size="md"
						popoverTarget={PANEL}
						popoverTargetAction="hide"
						leftSection={
							<Loader size={20} color="currentcolor" className={classes.busy ?? ''} aria-hidden />
						}
						data-busy={busy || undefined}
					>
						Show my system
					</Button>
				</div>
			</Sheet>
			<Suspense>
				<Expert key={edition} planned={planned} plan={plan} changed={changed} />
			</Suspense>
		</Form>
	)
}
