import { addons } from 'storybook/manager-api'

// A screen needs the room: a phone is 844 px high. The key A opens the panel, beside the screen.
addons.setConfig({ showPanel: false, panelPosition: 'right' })
