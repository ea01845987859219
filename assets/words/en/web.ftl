### Words of the web page around the app: before it runs, and where it cannot.

web-loading = Loading Sablier
web-failed-title = The sand has stuck
web-failed-text = Sablier could not be loaded. Check that you are online, then try again.
web-stopped-text = Sablier was loaded but did not start. Try again; if that does not help, update your browser.
web-retry = Try again
web-elsewhere-title = Sablier is open elsewhere
web-elsewhere-text = Another tab or window has your games open. To lose none of them, Sablier plays in one place at a time.
web-use-here = Use here
web-unable-title = This browser cannot run Sablier
web-unable-text = Sablier draws with WebGL and runs on WebAssembly. One of them is missing, too old or switched off here.
web-unable-update = Update this browser, or open the page in a current Chrome, Edge, Firefox or Safari.
web-unable-graphics = If it is up to date, turn on graphics acceleration in its settings and start it again.
web-noscript = Sablier needs JavaScript. Allow it for this page, then load the page again.
web-lost-title = A dead end
web-lost-text = There is no page at this address. Perhaps a letter of it got lost on the way.
web-lost-home = Open Sablier
