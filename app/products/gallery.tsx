import { CloseButton } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Row } from '../ui/layout/row'
import { Picture } from '../ui/pictures/picture'
import { ButtonLink } from '../ui/text/button-link'
import classes from './gallery.module.css'
import { MAX_ZOOM, useZoom } from './use-zoom'

export interface GalleryProps {
	name: string
	pictures: string[]
	/** The one it opens with. */
	first: number
	onClose: () => void
}

/** A product's pictures over the page, to be looked at closely: by keys, wheel, two fingers or buttons. */
export function Gallery({ name, pictures, first, onClose }: GalleryProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const [shown, setShown] = useState(first)
	const { ground, zoom, zoomBy } = useZoom(shown)
	useEffect(() => dialog.current?.showModal(), [])
	const step = (by: number) => setShown((shown + by + pictures.length) % pictures.length)
	const acts: Record<string, () => void> = {
		'+': () => zoomBy(1),
		'=': () => zoomBy(1),
		'-': () => zoomBy(-1),
		// Of a picture that is larger than its place, the arrow keys move the view.
		...(zoom === 1 && { ArrowLeft: () => step(-1), ArrowRight: () => step(1) }),
	}
	return (
		<dialog
			ref={dialog}
			className={classes.gallery}
			aria-label={`Pictures of ${name}`}
			onClose={onClose}
			onKeyDown={({ key }) => acts[key]?.()}
		>
			<Row justify="end" className={classes.bar}>
				<span className={classes.place} role="status">
					{pictures.length > 1 && `${shown + 1} of ${pictures.length}`}
				</span>
				<ButtonLink onClick={() => zoomBy(-1)} disabled={zoom === 1} aria-label="Smaller">
					<IconMinus size={20} aria-hidden />
				</ButtonLink>
				<ButtonLink onClick={() => zoomBy(1)} disabled={zoom === MAX_ZOOM} aria-label="Larger">
					<IconPlus size={20} aria-hidden />
				</ButtonLink>
				<CloseButton size={44} onClick={() => dialog.current?.close()} aria-label="Close" />
			</Row>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element can be reached by the keyboard */}
			<section ref={ground} className={classes.ground} tabIndex={0} aria-label="Picture">
				<Picture
					key={shown}
					src={pictures[shown] ?? null}
					alt={shown === 0 ? name : `${name}, picture ${shown + 1}`}
					sizes="800px"
					eager
					className={classes.picture ?? ''}
				/>
			</section>
			{pictures.length > 1 && (
				<Row justify="center" className={classes.bar}>
					<ButtonLink onClick={() => step(-1)} aria-label="Previous picture">
						<IconArrowLeft size={20} aria-hidden />
					</ButtonLink>
					<ButtonLink onClick={() => step(1)} aria-label="Next picture">
						<IconArrowRight size={20} aria-hidden />
					</ButtonLink>
				</Row>
			)}
		</dialog>
	)
}
