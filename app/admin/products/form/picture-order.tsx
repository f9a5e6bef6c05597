import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Pill } from '../../../ui/display/status'
import { Hidden } from '../../../ui/layout/hidden'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { Picture } from '../../../ui/pictures/picture'
import { ButtonLink } from '../../../ui/text/button-link'
import classes from './picture-order.module.css'
import type { ChosenPicture, Upload } from './use-upload'

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

function Look({ picture: { url, preview, percent } }: { picture: ChosenPicture }) {
	return (
		<>
			{preview ? (
				<img src={preview} alt="" className={classes.preview} />
			) : (
				<Picture src={url} alt="" sizes="96px" className={classes.preview ?? ''} />
			)}
			{percent !== null && <progress max={100} value={percent} aria-label="Uploading Image..." />}
		</>
	)
}

/** The chosen pictures in their order, moved with buttons or, on a button, with the arrow keys. */
export function PictureOrder({ upload }: { upload: Upload }) {
	const { pictures, move, remove } = upload
	const list = useRef<HTMLUListElement>(null)
	const [moved, setMoved] = useState<{ key: string; button: string } | null>(null)
	useEffect(() => {
		// A moved element loses the focus.
		const item = moved && list.current?.querySelector(`[data-picture="${CSS.escape(moved.key)}"]`)
		const button = item?.querySelector<HTMLButtonElement>(`[data-step="${moved?.button}"]`)
		if (button?.disabled) item?.querySelector<HTMLButtonElement>('button:enabled')?.focus()
		else button?.focus()
	}, [moved])

	function step(key: string, by: number, button: string) {
		move(key, by)
		setMoved({ key, button })
	}

	function onKeyDown(event: KeyboardEvent<HTMLElement>, key: string) {
		const by = KEYS[event.key]
		const button = (event.target as HTMLElement).dataset.step
		if (by === undefined || !button) return
		event.preventDefault()
		step(key, by, button)
	}

	const at = pictures.findIndex(({ key }) => key === moved?.key)
	return (
		<>
			<Row
				ref={list}
				as="ul"
				gap={3}
				wrap
				align="stretch"
				hidden={pictures.length === 0}
				aria-label="Pictures in their order"
			>
				{pictures.map((picture, index) => (
					<Stack
						key={picture.key}
						data-picture={picture.key}
						as="li"
						gap={1}
						className={classes.picture}
						onKeyDown={(event) => onKeyDown(event, picture.key)}
					>
						<Look picture={picture} />
						<Pill className={classes.place}>{index === 0 ? 'Main' : index + 1}</Pill>
						<Row gap={0} className={classes.steps}>
							<ButtonLink
								variant="quiet"
								data-step="earlier"
								disabled={index === 0}
								aria-label={`Move picture ${index + 1} earlier`}
								onClick={() => step(picture.key, -1, 'earlier')}
							>
								<IconArrowLeft size={16} aria-hidden />
							</ButtonLink>
							<ButtonLink
								variant="quiet"
								data-step="later"
								disabled={index === pictures.length - 1}
								aria-label={`Move picture ${index + 1} later`}
								onClick={() => step(picture.key, 1, 'later')}
							>
								<IconArrowRight size={16} aria-hidden />
							</ButtonLink>
							<ButtonLink
								variant="quiet"
								data-step="remove"
								aria-label={`Remove picture ${index + 1}`}
								onClick={() => remove(picture.key)}
							>
								<IconX size={16} aria-hidden />
							</ButtonLink>
						</Row>
					</Stack>
				))}
			</Row>
			<Hidden as="p" role="status">
				{at >= 0 && `Picture ${at + 1} of ${pictures.length}`}
			</Hidden>
		</>
	)
}
