import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useFetcher } from 'react-router'
import type { Photo } from '../../../../domain/installations/photos/schema'
import type { ChecklistStep } from '../../../../domain/installations/schema'
import { STEP_WORD } from '../../../components/orders/installation/installation-labels'
import { PhotoLink } from '../../../components/orders/installation/photo-link'
import { PhotoPlaceNote } from '../../../components/orders/installation/photo-place-note'
import { FileButton } from '../../../ui/forms/field/file-button'
import { Input } from '../../../ui/forms/field/input'
import hidden from '../../../ui/layout/hidden.module.css'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import type { JobAnswer } from '../job-answer'
import { jobIntents } from '../job-intents'
import { Problem } from '../job-problem'
import classes from './job-photos.module.css'
import type { Sending } from './use-photos'

interface Props {
	step: ChecklistStep
	photos: Photo[]
	/** Whether they can still be changed. */
	isOpen: boolean
	sendings: Sending[]
	onChoose: (files: FileList | null) => void
	again: (id: string) => void
	leave: (id: string) => void
}

/** The photos of a step: those that are there, and those on their way, each with its progress. */
export function JobPhotos(props: Props) {
	const { step, photos, isOpen, sendings, onChoose, again, leave } = props
	const name = STEP_WORD[step]
	return (
		<Stack gap={3}>
			{(photos.length > 0 || sendings.length > 0) && (
				<Row as="ul" gap={3} wrap align="stretch">
					{photos.map(({ id, imageUrl, place }, index) => (
						<li key={id}>
							<PhotoLink url={imageUrl} label={`${name}, photo ${index + 1}`} />
							<PhotoPlaceNote place={place} />
							{isOpen && <Delete id={id} label={`Delete photo ${index + 1} of ${name}`} />}
						</li>
					))}
					{sendings.map((sending) => (
						<li key={sending.id}>
							<Underway
								sending={sending}
								again={() => again(sending.id)}
								leave={() => leave(sending.id)}
							/>
						</li>
					))}
				</Row>
			)}
			{isOpen && (
				<>
					<Row wrap align="stretch" className={hidden.withoutScript}>
						<FileButton
							icon={<IconPhotoPlus size={20} stroke={1.8} aria-hidden />}
							accept="image/*"
							multiple
							aria-label={`Choose photos of ${name}`}
							onChoose={onChoose}
						>
							Choose photos
						</FileButton>
					</Row>
					<noscript>
						<Row method="post" encType="multipart/form-data" as="form" wrap align="stretch">
							<input type="hidden" {...jobIntents.field('photo')} />
							<input type="hidden" name="step" value={step} />
							<Input type="file" name="image" accept="image/*" aria-label={`Photo of ${name}`} />
							<ButtonLink type="submit">Add the photo</ButtonLink>
						</Row>
					</noscript>
				</>
			)}
		</Stack>
	)
}

interface UnderwayProps {
	sending: Sending
	again: () => void
	leave: () => void
}

function Underway({ sending, again, leave }: UnderwayProps) {
	const { preview, percent, problem, name, isKept } = sending
	return (
		<Stack gap={1} className={classes.sending}>
			{preview && <img src={preview} alt="" width={96} height={96} />}
			{problem === null ? (
				<progress max={100} value={percent} aria-label={`Uploading ${name}`} />
			) : (
				<>
					<Text size="tiny" color="danger" role="alert">
						{name}: {problem}
					</Text>
					{isKept && <ButtonLink onClick={again}>Try again</ButtonLink>}
					<ButtonLink onClick={leave}>Leave it out</ButtonLink>
				</>
			)}
		</Stack>
	)
}

/** In two steps: opening it is the first. */
function Delete({ id, label }: { id: string; label: string }) {
	const fetcher = useFetcher<JobAnswer>({ key: `delete ${id}` })
	return (
		<details>
			<ButtonLink
				as="summary"
				variant="quiet"
				color="danger"
				aria-label={label}
				className={classes.delete}
			>
				<IconTrash size={18} stroke={1.8} aria-hidden />
			</ButtonLink>
			<fetcher.Form method="post">
				<input type="hidden" {...jobIntents.field('delete-photo')} />
				<input type="hidden" name="photoId" value={id} />
				<ButtonLink type="submit" color="danger" disabled={fetcher.state !== 'idle'}>
					Yes, delete it
				</ButtonLink>
				<Problem answer={fetcher.data} />
			</fetcher.Form>
		</details>
	)
}
