// A process that takes one core until it is ended, at the latest with the one that began it.
'use strict';
require('../lib/end-with-parent.cjs');

// Between two turns it hears that its parent has gone.
function spin() {
  var end = Date.now() + 20;
  while (Date.now() < end);
  setImmediate(spin);
}
spin();
