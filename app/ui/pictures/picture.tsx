import { type SyntheticEvent, useEffect, useRef } from 'react'
import classes from './picture.module.css'

const WIDTHS = [200, 400, 800]
const PLACEHOLDER = '/pictures/placeholder.webp'

/** Pictures the store itself has cut to sizes; any other address is shown as it is. */
const OWN = /^(\/(?:pictures|uploads)\/.+)\.webp$/

const sourceSet = (base: string, format: string) =>
	WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')

function fallBack(image: HTMLImageElement) {
	for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
	image.removeAttribute('srcset')
	if (!image.src.endsWith(PLACEHOLDER)) image.src = PLACEHOLDER
}

interface PictureProps {
	src: string | null
	alt: string
	/** How wide it is shown, as in the `sizes` attribute. */
	sizes: string
	/** Loaded at once rather than when it comes into view. */
	eager?: boolean
	className?: string
}

/** A product’s picture, square, in the best format and size; a broken one gives way to a grey placeholder. */
export function Picture({ src, alt, sizes, eager = false, className }: PictureProps) {
	const image = useRef<HTMLImageElement>(null)
	useEffect(() => {
		// It may have failed before the page was hydrated.
		const { current } = image
		if (current?.complete && current.naturalWidth === 0 && current.src) fallBack(current)
	}, [])
	const base = src && OWN.exec(src)?.[1]
	return (
		<picture className={className ? `${classes.picture} ${className}` : classes.picture}>
			{base && <source type="image/avif" srcSet={sourceSet(base, 'avif')} sizes={sizes} />}
			{base && <source type="image/webp" srcSet={sourceSet(base, 'webp')} sizes={sizes} />}
			<img
				ref={image}
				key={src}
				src={src ?? PLACEHOLDER}
				alt={alt}
				width={400}
				height={400}
				loading={eager ? 'eager' : 'lazy'}
				fetchPriority={eager ? 'high' : 'auto'}
				decoding="async"
				onError={(event: SyntheticEvent<HTMLImageElement>) => fallBack(event.currentTarget)}
			/>
		</picture>
	)
}
