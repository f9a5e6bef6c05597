import { Textarea } from '@mantine/core'
import { IconCamera, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { Installation, StepProgress } from '../../../../domain/installations/schema'
import { STEP_WORD } from '../../../components/orders/installation/installation-labels'
import { FileButton } from '../../../ui/forms/field/file-button'
import { useHydrated } from '../../../ui/hydrated'
import { Card } from '../../../ui/layout/card'
import { Hidden } from '../../../ui/layout/hidden'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { useSelfSaved } from '../../../ui/self-saving'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import page from '../job.module.css'
import { JobForm } from '../job-form'
import { jobIntents } from '../job-intents'
import { Problem } from '../job-problem'
import { useSent } from '../use-sent'
import classes from './job-checklist.module.css'
import { JobPhotos } from './job-photos'
import { TickForm, useTick } from './tick'
import { usePhotos } from './use-photos'

/** The steps of every installation, one row for a thumb each. */
export function JobChecklist({ installation }: { installation: Installation }) {
	const { steps, orderId, allowedActions } = installation
	const done = steps.filter((step) => step.done).length
	return (
		<Card id="checklist" aria-labelledby="checklist-title" as="section" className={page.part}>
			<h2 id="checklist-title">
				Checklist{' '}
				<Text as="span" size="small" color="muted">
					{done} of {steps.length}
				</Text>
			</h2>
			{allowedActions.includes('work') && (
				<Text size="tiny" color="muted">
					Photos keep where they were taken, for you and the shop alone.
				</Text>
			)}
			<ol className={classes.steps}>
				{steps.map((step) => (
					<li key={step.step} id={`step-${step.step}`}>
						<Step orderId={orderId} progress={step} isOpen={allowedActions.includes('work')} />
					</li>
				))}
			</ol>
		</Card>
	)
}

interface StepProps {
	orderId: string
	progress: StepProgress
	/** Whether it can still be changed. */
	isOpen: boolean
}

function Step({ orderId, progress, isOpen }: StepProps) {
	const { step, doneAt, note, photos } = progress
	const { fetcher, ticked } = useTick(step)
	const done = ticked ?? progress.done
	const name = STEP_WORD[step]
	const { sendings, add, again, leave } = usePhotos(orderId, step)
	const [showsProblem, setShowsProblem] = useState(false)
	if (!showsProblem && sendings.some(({ problem }) => problem !== null)) setShowsProblem(true)
	const has = [
		note && 'a note',
		photos.length === 1 && '1 photo',
		photos.length > 1 && `${photos.length} photos`,
		sendings.length > 0 && `${sendings.length} on the way`,
	]
	const held = has.filter(Boolean).join(', ')
	const sent = useSent('note', { step }).note
	/** A photo that is taken from the row shows that the step is done. */
	const tickToo = () => {
		const tick = { ...jobIntents.entry('tick'), step, done: 'yes' }
		if (!done) fetcher.submit(tick, { method: 'post' })
	}
	return (
		<>
			<div className={classes.row}>
				<TickForm
					fetcher={fetcher}
					step={step}
					below={<Problem answer={fetcher.data} />}
					value={done ? 'no' : 'yes'}
					aria-pressed={done}
					disabled={!isOpen}
					className={classes.tick}
				>
					<span className={classes.box}>
						{done && <IconCheck size={20} stroke={3} aria-hidden />}
					</span>
					<Text as="span" strong>
						{name}
					</Text>
					<Text as="span" size="tiny" color="muted">
						{done && doneAt && <When at={doneAt} />}
					</Text>
				</TickForm>
				{isOpen && (
					<FileButton
						className={classes.camera}
						icon={<IconCamera size={24} stroke={1.8} aria-hidden />}
						accept="image/*"
						capture="environment"
						aria-label={`Take a photo of ${name}${done ? '' : ' and mark it as done'}`}
						onChoose={(files) => add(files, tickToo)}
					/>
				)}
			</div>
			{(isOpen || held) && (
				<details open={sent !== undefined || showsProblem || undefined}>
					<ButtonLink as="summary" variant="quiet" className={classes.more}>
						<IconChevronDown size={18} aria-hidden />
						<span>
							<Hidden>{name}: </Hidden>
							{held ? sentence(held) : 'Note and photos'}
						</span>
					</ButtonLink>
					<Stack className={classes.inside}>
						{isOpen ? (
							<Note step={step} note={note} />
						) : (
							note && (
								<Text size="small" written>
									{note}
								</Text>
							)
						)}
						<JobPhotos
							step={step}
							photos={photos}
							isOpen={isOpen}
							sendings={sendings}
							onChoose={add}
							again={again}
							leave={leave}
						/>
					</Stack>
				</details>
			)}
		</>
	)
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Saved when one leaves it, and by its button. */
function Note({ step, note }: Pick<StepProgress, 'step' | 'note'>) {
	const sent = useSent('note', { step }).note
	const { fetcher, form, isUnsaved, says, onType, onLeave, onSubmit } = useSelfSaved(
		`note ${step}`,
		note ?? '',
		{ sent },
	)
	const hydrated = useHydrated()
	return (
		<JobForm fetcher={fetcher} ref={form} onSubmit={onSubmit}>
			<input type="hidden" {...jobIntents.field('note')} />
			<input type="hidden" name="step" value={step} />
			<Textarea
				name="note"
				label={`Note on ${STEP_WORD[step].toLowerCase()}`}
				rows={3}
				size="md"
				maxLength={2000}
				defaultValue={sent ?? note ?? ''}
				onInput={(event) => onType(event.currentTarget.value)}
				onBlur={onLeave}
			/>
			<Row gap={3}>
				<ButtonLink type="submit" disabled={hydrated && !isUnsaved}>
					Save the note
				</ButtonLink>
				<Text
					as="span"
					role="status"
					size="small"
					color={says === 'Saved' ? 'leaf' : 'muted'}
					strong={says === 'Saved'}
				>
					{says}
				</Text>
			</Row>
			<Problem answer={fetcher.data} />
		</JobForm>
	)
}
