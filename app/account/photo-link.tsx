import classes from './photo-link.module.css'

const SMALL = /\.webp$/

/** A photo of the store's own, small and square, that opens in full. */
export function PhotoLink({ url, label }: { url: string; label: string }) {
	return (
		<a href={url} target="_blank" rel="noreferrer" className={classes.photo}>
			<img
				src={url.replace(SMALL, '-200.webp')}
				alt={label}
				width={96}
				height={96}
				loading="lazy"
				decoding="async"
			/>
		</a>
	)
}
