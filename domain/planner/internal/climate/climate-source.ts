import type { Message } from '../../../../shared/messages/message.ts'
/** A city whose figures went into a site's climate. */
export interface ClimateSource {
	city: string
	/** Its state in India, its country elsewhere. */
	area: string
	kilometres: number
	/** 0 to 1; the shares of a site add up to 1. */
	share: number
	/** The publisher of the figures, as to be shown. */
	source: Message
}
