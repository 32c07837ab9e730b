// The entry of every npm script: it runs on a bare clone and on any Node, so it has no
// dependencies and no modern syntax.
'use strict';
var fs = require('fs');
var path = require('path');
var crypto = require('crypto');
var childProcess = require('child_process');

var root = path.join(__dirname, '..');
var stamp = path.join(root, 'node_modules', '.parvoz-lock');
var lock = path.join(root, 'package-lock.json');

function stop(message, code) {
  console.error('parvoz: ' + message);
  process.exit(code || 1);
}

function checkNode() {
  var wanted = require('../package.json').engines.node.replace('>=', '').split('.').map(Number);
  var have = process.versions.node.split('.').map(Number);
  for (var i = 0; i < 3; i += 1) {
    if (have[i] > wanted[i]) return;
    if (have[i] < wanted[i]) {
      stop(
        'Node ' + wanted.join('.') + ' or newer is needed; this is ' + process.versions.node + '.',
      );
    }
  }
}

// What needs the packages of running only; every other command needs those of development too.
var running = ['start', 'build', 'seed', 'migrate', 'backup', 'restore', 'bucket'];

function install(withDevelopment) {
  var hash = crypto.createHash('sha256').update(fs.readFileSync(lock)).digest('hex');
  var have = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : '';
  if (have === hash || (have === hash + ' running' && !withDevelopment)) return;
  console.log('Installing packages');
  var begun = Date.now();
  // Not `npm ci`: it would remove the packages of running to install those of development beside them.
  var result = childProcess.spawnSync(
    'npm',
    [
      'install',
      withDevelopment ? '--include=dev' : '--omit=dev',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--no-update-notifier',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (result.status !== 0) stop('npm install failed; its message is above.');
  fs.writeFileSync(stamp, withDevelopment ? hash : hash + ' running');
  console.log('  took ' + Math.round((Date.now() - begun) / 1000) + ' s');
}

var command = process.argv[2] || '';
var commands = fs.readdirSync(path.join(__dirname, 'commands')).map(function (file) {
  return file.replace(/\.ts$/, '');
});
if (commands.indexOf(command) < 0) stop('say one of: ' + commands.join(', '));

checkNode();
process.chdir(root);
install(running.indexOf(command) < 0);

require('tsx/cjs');
Promise.resolve(require('./commands/' + command + '.ts').default(process.argv.slice(3))).catch(
  function (error) {
    if (error && error.name === 'UserError') stop(error.message, error.exitCode);
    console.error(error);
    process.exit(1);
  },
);
