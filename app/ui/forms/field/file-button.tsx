import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../polymorphic'
import { ButtonLink } from '../../text/button-link'
import classes from './file-button.module.css'
import { Input } from './input'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'onInput' | 'type'> {
	icon: ReactNode
	/** Its words; one that is an icon alone has an `aria-label`. */
	children?: ReactNode
	onChoose: (files: FileList | null) => void
}

/** A button that chooses files. It needs a script: without one, a plain field stands in its place. */
export function FileButton({ icon, children, onChoose, className, ...input }: FileButtonProps) {
	return (
		<ButtonLink as="label" className={classNames(classes.button, className)}>
			{icon} {children}
			<Input
				{...input}
				type="file"
				onInput={({ currentTarget }) => {
					onChoose(currentTarget.files)
					// The same file can be chosen again, after a failure.
					currentTarget.value = ''
				}}
			/>
		</ButtonLink>
	)
}
