import classes from './photo-link.module.css'

/** A photo of a job, small and square, that opens in full. */
export function PhotoLink({ url, label }: { url: string; label: string }) {
	return (
		<a href={url} target="_blank" rel="noreferrer" className={classes.photo}>
			<img
				src={`${url}?width=200`}
				alt={label}
				width={96}
				height={96}
				loading="lazy"
				decoding="async"
			/>
		</a>
	)
}
