import { Alert } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useId } from 'react'
import { useHydrated } from '../ui/hydrated'
import { Picture } from '../ui/picture'
import classes from './image-field.module.css'
import type { Upload } from './use-upload'

function Preview({ url, preview }: Pick<Upload, 'url' | 'preview'>) {
	if (preview) return <img src={preview} alt="" className={classes.preview} />
	if (url) return <Picture src={url} alt="" sizes="96px" className={classes.preview ?? ''} />
	return (
		<span className={classes.none}>
			<IconPhotoUp size={28} stroke={1.6} aria-hidden />
		</span>
	)
}

/**
 * A product's picture: a place to drop it, with its progress and a preview. Where JavaScript is off the
 * file goes with the form, under the same name.
 */
export function ImageField({ upload, error }: { upload: Upload; error: string | undefined }) {
	const { url, preview, percent, failure, choose } = upload
	const hydrated = useHydrated()
	const id = useId()
	const said = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
	return (
		<div className={classes.field}>
			<label htmlFor={id} className={classes.label}>
				Image
			</label>
			<input type="hidden" name="image" value={url} />
			<div className={classes.zone} data-wrong={error ? true : undefined}>
				<Preview url={url} preview={preview} />
				<div className={classes.text}>
					<span className={classes.choose}>
						{url || preview ? 'Choose another' : 'Choose a picture'}
					</span>
					<span id={`${id}-hint`} className={classes.hint}>
						PNG, JPG, GIF up to 10MB
					</span>
					{percent !== null && (
						<progress max={100} value={percent} aria-label="Uploading Image..." />
					)}
				</div>
				<input
					id={id}
					type="file"
					accept="image/*"
					className={classes.file}
					{...(hydrated ? {} : { name: 'image' })}
					aria-invalid={error ? true : undefined}
					aria-describedby={said}
					onChange={({ currentTarget }) => {
						choose(currentTarget.files?.[0])
						// The same file can be chosen again after a failure.
						currentTarget.value = ''
					}}
				/>
			</div>
			{error && (
				<p id={`${id}-error`} className={classes.error} role="alert">
					{error}
				</p>
			)}
			{failure && (
				<Alert color="red" variant="light" role="alert" className={classes.failure ?? ''}>
					{failure}
				</Alert>
			)}
		</div>
	)
}
