import { type ComponentType, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useHydrated } from '../ui/hydrated'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { Picture } from '../ui/pictures/picture'
import type { GalleryProps } from './gallery'
import classes from './product-pictures.module.css'

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

interface ProductPicturesProps {
	name: string
	image: string
	/** Further pictures, in their order. */
	pictures: string[]
}

/** Over the page, once its code is there; without it the link leads to the picture itself. */
function useGallery() {
	const [Gallery, setGallery] = useState<ComponentType<GalleryProps>>()
	const [open, setOpen] = useState(false)
	async function onClick(event: MouseEvent<HTMLAnchorElement>) {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return
		event.preventDefault()
		const { href } = event.currentTarget
		try {
			const loaded = await import('./gallery')
			setGallery(() => loaded.Gallery)
			setOpen(true)
		} catch {
			window.location.assign(href)
		}
	}
	return { Gallery: open ? Gallery : undefined, onClick, onClose: () => setOpen(false) }
}

/**
 * A product's picture, which opens the gallery, and small ones below where there are further ones. Where JavaScript is off each
 * small one leads to its picture in a row that scrolls.
 */
export function ProductPictures({ name, image, pictures }: ProductPicturesProps) {
	const all = [...new Set([image, ...pictures])]
	const [shown, setShown] = useState(0)
	const hydrated = useHydrated()
	const small = useRef<HTMLOListElement>(null)
	const altOf = (at: number) => (at === 0 ? name : `${name}, picture ${at + 1}`)
	const { Gallery, onClick, onClose } = useGallery()
	const big = (src: string, at: number) => (
		<a href={src} onClick={onClick} className={classes.large} title="Look closely">
			<Picture
				src={src}
				alt={altOf(at)}
				sizes="(max-width: 760px) 92vw, 520px"
				eager={at === 0}
				className={classes.picture ?? ''}
			/>
		</a>
	)
	const gallery = Gallery && <Gallery name={name} onClose={onClose} pictures={all} first={shown} />
	if (all.length === 1)
		return (
			<div>
				{big(image, 0)}
				{gallery}
			</div>
		)

	function onKeyDown(event: KeyboardEvent) {
		const by = KEYS[event.key]
		if (by === undefined) return
		event.preventDefault()
		const next = (shown + by + all.length) % all.length
		setShown(next)
		small.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
	}

	return (
		<Stack gap={3}>
			<div className={classes.row}>
				{all.map((src, at) => (
					<div key={src} id={`picture-${at + 1}`} hidden={hydrated && at !== shown}>
						{big(src, at)}
					</div>
				))}
			</div>
			<Row ref={small} as="ol" wrap align="stretch" className={classes.small} aria-label="Pictures">
				{all.map((src, at) => {
					const look = <Picture src={src} alt="" sizes="72px" className={classes.thumb ?? ''} />
					const label = `Picture ${at + 1} of ${all.length}`
					return (
						<li key={src}>
							{hydrated ? (
								<button
									type="button"
									aria-label={label}
									aria-current={at === shown || undefined}
									onClick={() => setShown(at)}
									onKeyDown={onKeyDown}
								>
									{look}
								</button>
							) : (
								<a href={`#picture-${at + 1}`} aria-label={label}>
									{look}
								</a>
							)}
						</li>
					)
				})}
			</Row>
			{gallery}
		</Stack>
	)
}
