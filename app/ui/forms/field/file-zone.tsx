import type { ComponentProps, ReactNode } from 'react'
import { Stack } from '../../layout/stack'
import { Text } from '../../text/text'
import classes from './file-zone.module.css'
import { Input } from './input'

interface FileZoneProps extends Omit<ComponentProps<'input'>, 'onInput' | 'type'> {
	/** Its label, above it. */
	label: string
	icon: ReactNode
	/** The instruction, or the chosen file. */
	says: string
	/** The files allowed; the id of the first is `<id>-hint`. */
	hints: string[]
	id: string
	onChoose: (files: File[]) => void
}

/** A place to drop files, or to press and choose them. Without JavaScript it is a plain field. */
export function FileZone({ label, icon, says, hints, id, onChoose, ...input }: FileZoneProps) {
	return (
		<>
			<Text htmlFor={id} as="label" size="small" strong>
				{label}
			</Text>
			<div className={classes.zone}>
				<span className={classes.icon}>{icon}</span>
				<Stack gap={1}>
					<Text as="span" size="small" strong className={classes.choose}>
						{says}
					</Text>
					{hints.map((hint, index) => (
						<Text
							key={hint}
							id={index === 0 ? `${id}-hint` : undefined}
							as="span"
							size="tiny"
							color="muted"
						>
							{hint}
						</Text>
					))}
				</Stack>
				<Input
					aria-describedby={`${id}-hint`}
					{...input}
					id={id}
					type="file"
					className={classes.file}
					onInput={({ currentTarget }) => {
						onChoose([...(currentTarget.files ?? [])])
						// The same file can be chosen again, once it was corrected or after a failure.
						currentTarget.value = ''
					}}
				/>
			</div>
		</>
	)
}
