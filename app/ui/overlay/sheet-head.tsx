import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Inline } from '../layout/inline'
import { classNames } from '../polymorphic'
import sheet from './sheet.module.css'

interface SheetHeadProps {
	/** The id of the popover that the button closes. */
	of: string
	/** What the button is called. */
	close: string
	/** The title. */
	children: ReactNode
	className?: string | undefined
	closeClassName?: string | undefined
}

/** What stands at the top of a sheet while its content scrolls: its title, and what closes it. */
export function SheetHead({ of, close, children, className, closeClassName = '' }: SheetHeadProps) {
	return (
		<Inline justify="between" className={classNames(className, sheet.head)}>
			{children}
			<CloseButton
				size={44}
				className={closeClassName}
				popoverTarget={of}
				popoverTargetAction="hide"
				aria-label={close}
			/>
		</Inline>
	)
}
