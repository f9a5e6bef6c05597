import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Row } from '../layout/row'
import { classNames } from '../polymorphic'
import { Heading } from '../text/heading'
import sheet from './sheet.module.css'

interface SheetProps {
	/** The `popoverTarget` of a button that opens it. */
	id: string
	title: string
	/** That of its title, which is smaller at the third. */
	level?: 2 | 3
	/** Whether it is a part of the page where there is room. */
	isBeside?: boolean
	/** The label of the button that closes it. */
	close: string
	className: string | undefined
	headClassName?: string | undefined
	children: ReactNode
}

/** A panel that opens over the page without a script; its title and its close button stay in view while it scrolls. */
export function Sheet(props: SheetProps) {
	const { id, title, level = 2, isBeside, close } = props
	const { className, headClassName } = props
	const titleId = `${id}-title`
	return (
		<section
			id={id}
			popover="auto"
			className={classNames(className, sheet.sheet, isBeside && sheet.beside)}
			aria-labelledby={titleId}
		>
			<Row justify="between" className={classNames(headClassName, sheet.head)}>
				{level === 2 ? (
					<h2 id={titleId}>{title}</h2>
				) : (
					<Heading level={3} size="body" id={titleId}>
						{title}
					</Heading>
				)}
				<CloseButton
					size={44}
					className={sheet.close ?? ''}
					popoverTarget={id}
					popoverTargetAction="hide"
					aria-label={close}
				/>
			</Row>
			{props.children}
		</section>
	)
}
